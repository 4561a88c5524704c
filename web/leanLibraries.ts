import type { Plugin } from 'vite'

/** Drops code of libraries that never runs in the app: 3.7 KB of the first load. A changed library is left as it is. */
export const leanLibraries: Plugin = {
  name: 'guildhall:lean-libraries',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    // One call at the top level, not marked as pure, keeps React Router's routes and data router in the build.
    if (id.includes('/react-router/'))
      return code.replace('= React$1.memo(', '= /* @__PURE__ */ React$1.memo(')
    // The lines of an icon never change their order, so React needs no keys.
    if (id.includes('/lucide-react/dist/esm/icons/'))
      return code.replaceAll(/, key: "\w+"/g, '').replace('__iconData.node;', '')
    return undefined
  },
}
