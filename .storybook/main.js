// Storybook for the stories in stories/. It asks the network for nothing: no telemetry, no news, no update check.
import { fileURLToPath } from 'node:url';

/** @type {import('@storybook/web-components-vite').StorybookConfig} */
export default {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.stories.ts'],
  // The stories name cases by their address; served as they are, also from a sub-path.
  staticDirs: [{ from: '../cases', to: 'cases' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) => ({ ...config, plugins: [storybookFromHere(), ...(config.plugins ?? [])] }),
};

/**
 * Storybook lives in this folder, the rest of the project above it: its own modules are looked for from here.
 * @returns {import('vite').Plugin}
 */
function storybookFromHere() {
  const here = fileURLToPath(import.meta.url);
  return {
    name: 'storybook-from-here',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(@storybook\/|storybook(\/|$))/ },
      handler(id, _importer, options) {
        return this.resolve(id, here, { ...options, skipSelf: true });
      },
    },
  };
}
