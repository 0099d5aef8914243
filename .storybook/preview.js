// Every story on its sheet: scheme and language from the toolbar.
import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

/** @type {import('@storybook/web-components-vite').Preview} */
export default {
  parameters: { layout: 'padded', options: { storySort: { order: ['Elements'] } } },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light dark', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    lang: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light dark', lang: 'en' },
  decorators: [
    (story, { globals }) => {
      document.documentElement.style.colorScheme = globals['scheme'];
      document.documentElement.lang = globals['lang'];
      // A new language opens the game anew.
      return html`${keyed(globals['lang'], story())}`;
    },
  ],
};
