// Storybook for the stories in stories/. It asks the network for nothing: no telemetry, no news, no update check.
/** @type {import('@storybook/web-components-vite').StorybookConfig} */
export default {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.stories.ts'],
  // The stories name cases by their address; served as they are, also from a sub-path.
  staticDirs: [{ from: '../cases', to: 'cases' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) => ({ ...config, resolve: { ...config.resolve, dedupe: ['lit'] } }),
};
