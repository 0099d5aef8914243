// Storybook for the stories in stories/. It asks the network for nothing: no telemetry, no news, no update check.
import { fileURLToPath } from 'node:url';

/** @type {import('@storybook/web-components-vite').StorybookConfig} */
export default {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.stories.ts'],
  // The stories name cases by their address; served as they are, also from a sub-path.
  staticDirs: [{ from: '../cases', to: 'cases' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) => ({ ...config, plugins: [betweenTwoPackages(), ...(config.plugins ?? [])] }),
};

/**
 * Storybook lives in this folder, the rest of the project above it: its own modules are looked for from here.
 * And the sources define the elements by being imported, although the package says so of its built files only.
 * @returns {import('vite').Plugin}
 */
function betweenTwoPackages() {
  const here = fileURLToPath(import.meta.url);
  return {
    name: 'between-two-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(@storybook\/|storybook(\/|$))/ },
      handler(id, _importer, options) {
        return this.resolve(id, here, { ...options, skipSelf: true });
      },
    },
    transform: { filter: { id: /\/src\/components\// }, handler: () => ({ moduleSideEffects: true }) },
  };
}
