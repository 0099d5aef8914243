// The kit is a module with parts of its own, so it is loaded beside ResourceLoader. Its files lie on this wiki's server:
// a content security policy that allows scripts from here allows them, too.
(function () {
  var config = require('./config.json');
  var script = document.createElement('script');
  script.type = 'module';
  script.src = config.script || mw.config.get('wgExtensionAssetsPath') + '/Heist/heist-kit/heist-kit.js';
  document.head.appendChild(script);
})();
