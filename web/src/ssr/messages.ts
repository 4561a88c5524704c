import { site } from '../ui/site.ts'

export const needsJavaScript = () => `${site.name} needs JavaScript. Please turn it on in your browser.`
