// The block in the editor: fields at the side, and the element itself as readers will see it. Plain JavaScript, so that the
// plugin needs no build.
(function (blocks, blockEditor, components, element, i18n) {
  var el = element.createElement;
  var __ = i18n.__;

  /** The element is made by hand: React would write an object's properties as attributes. */
  function Preview(props) {
    var place = element.useRef(null);
    var wishes = JSON.stringify(props.attributes);
    element.useEffect(
      function () {
        var given = JSON.parse(wishes);
        // Some editors show blocks in a frame: a document of its own, which needs the script as well.
        var home = place.current.ownerDocument;
        var script = document.getElementById('heist-kit-js');
        if (!home.getElementById(script.id)) {
          var copy = home.createElement('script');
          Object.assign(copy, { type: 'module', id: script.id, src: script.src });
          home.head.appendChild(copy);
        }
        var shown = home.createElement(given.element);
        ['game', 'src', 'seed', 'show'].forEach(function (name) {
          if (given[name]) shown.setAttribute(name, given[name]);
        });
        if (given.noCards) shown.setAttribute('no-cards', '');
        if (given.text && !given.src) shown.text = given.text;
        place.current.replaceChildren(shown);
      },
      [wishes],
    );
    return el('div', { ref: place });
  }

  function Edit(props) {
    var attributes = props.attributes;
    function field(name, label, help, Control, more) {
      var settings = { key: name, label: label, help: help, value: attributes[name] };
      settings.onChange = function (value) {
        var change = {};
        change[name] = value;
        props.setAttributes(change);
      };
      return el(Control || components.TextControl, Object.assign(settings, more));
    }
    var elements = ['game', 'case', 'lesson', 'quiz', 'floor', 'guide', 'rules', 'chart'].map(function (name) {
      return { label: 'heist-' + name, value: 'heist-' + name };
    });
    var isEmpty = !attributes.game && !attributes.src && !attributes.text;
    return el(
      'div',
      blockEditor.useBlockProps(),
      el(
        blockEditor.InspectorControls,
        null,
        el(components.PanelBody, { title: __('Example', 'heist-kit') }, [
          field('element', __('Element', 'heist-kit'), '', components.SelectControl, { options: elements }),
          field('game', __('Game', 'heist-kit'), __('For example lazy-heist', 'heist-kit')),
          field('seed', __('Seed', 'heist-kit'), __('The same number gives the same game', 'heist-kit')),
          field('src', __('Address of a case', 'heist-kit'), __('For example /cases/bag.yaml', 'heist-kit')),
          field('text', __('Or the case itself', 'heist-kit'), '', components.TextareaControl, { rows: 8 }),
          field('show', __('Overlays', 'heist-kit'), __('Names, separated by spaces', 'heist-kit')),
          el(components.ToggleControl, {
            key: 'noCards',
            label: __('Hide the cards', 'heist-kit'),
            checked: attributes.noCards,
            onChange: function (value) {
              props.setAttributes({ noCards: value });
            },
          }),
        ]),
      ),
      isEmpty
        ? el(components.Placeholder, {
            icon: 'games',
            label: __('Heist example', 'heist-kit'),
            instructions: __('Choose a game or a case at the side.', 'heist-kit'),
          })
        : el(Preview, { attributes: attributes }),
    );
  }

  blocks.registerBlockType('heist-kit/heist', {
    edit: Edit,
    // The server writes it, so that authors need no right to write markup.
    save: function () {
      return null;
    },
  });
})(window.wp.blocks, window.wp.blockEditor, window.wp.components, window.wp.element, window.wp.i18n);
