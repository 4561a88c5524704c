export const themeTexts = {
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'Device setting' },
}
