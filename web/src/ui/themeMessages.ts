export const texts = {
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'Device setting' },
}
