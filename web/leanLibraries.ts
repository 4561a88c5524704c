import type { Plugin } from 'vite'

/** An icon, hidden from screen readers as its label isn't, without what the app never uses: other frameworks' attributes, a context, aliases, a class with its name. */
const LEAN_ICON = `
  import { createElement } from 'react'
  const createLucideIcon = ({ node }) => ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  export { createLucideIcon as default }
`

/** The methods of TanStack Query's client that the app doesn't call. They stay in a class, used or not. */
export const UNUSED_METHODS = [
  'isMutating',
  'ensureQueryData',
  'resetQueries',
  'removeQueries',
  'getDefaultOptions',
  'prefetchQuery',
  'infiniteQuery',
  'fetchInfiniteQuery',
  'prefetchInfiniteQuery',
  'ensureInfiniteQueryData',
  'setDefaultOptions',
  'setQueryDefaults',
  'setMutationDefaults',
]
// As the library is published: a method begins and ends with one tab.
const UNUSED = new RegExp(`^\\t(${UNUSED_METHODS.join('|')})\\(.*\\) \\{\\n(\\t\\t.*\\n|\\n)*\\t\\}$`, 'gm')

/** What React DOM exports for loading resources, and for forms with actions. The app does neither. */
export const UNUSED_EXPORTS = [
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'useFormState',
  'useFormStatus',
]
const withoutExports = (code: string, names: string[]) =>
  code.replaceAll(new RegExp(`^exports\\.(${names.join('|')}) = function [^]*?^\\};\n`, 'gm'), '')

/** Lists in pages bring the code that fetches their pages, and changes their own; otherwise each query would. */
function leanQueries(code: string, id: string) {
  if (id.endsWith('/mutationCache.js'))
    return code
      .replace('import { Mutation } from "./mutation.js";', '')
      .replace('build(client, options, state) {', 'build(client, options, state, Mutation) {')
  if (id.endsWith('/mutationObserver.js'))
    return code
      .replace('import { getDefaultState }', 'import { getDefaultState, Mutation }')
      .replace(
        '.build(this.#client, this.options)',
        '.build(this.#client, this.options, undefined, Mutation)',
      )
  if (id.endsWith('/queryClient.js')) return code.replaceAll(UNUSED, '')
  if (id.endsWith('/query.js'))
    return code
      .replace('import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";', '')
      .replace(
        'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior',
        'this.options.behavior',
      )
  // The text of an error in the use of the library.
  if (id.endsWith('/queryObserver.js'))
    return code.replace(/new Error\("Expected enabled to be .*?"\)/, 'new Error()')
  if (id.endsWith('/infiniteQueryObserver.js'))
    return code
      .replace('import { hasNextPage', 'import { infiniteQueryBehavior, hasNextPage')
      .replaceAll(
        'options._type = "infinite";',
        'options._type = "infinite"; options.behavior = infiniteQueryBehavior(options.pages);',
      )
  return undefined
}

/** Without the texts of errors in the use of the library, which tests would find. */
const leanRouter = (code: string) =>
  code
    // One call at the top level, not marked as pure, keeps the routes and the data router in the build.
    .replace('= React$1.memo(', '= /* @__PURE__ */ React$1.memo(')
    .replaceAll(/^(\t*invariant\(.*?), (`.*`|getInvalidPathError\(.*\))\);$/gm, '$1);')
    .replaceAll(/^\t*warning\(.*\);$/gm, '')

/** Drops code of libraries that never runs in the app: 6 KB of the first load. A changed library is left as it is. */
export const leanLibraries: Plugin = {
  name: 'guildhall:lean-libraries',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/react-router/')) return leanRouter(code)
    if (id.endsWith('/react-dom/cjs/react-dom.production.js')) return withoutExports(code, UNUSED_EXPORTS)
    // The texts of errors in the use of React.
    if (id.endsWith('/react/cjs/react.production.js'))
      return code.replaceAll(/\bError\(\s*"(takes an object of|React\.Children\.only).*"\s*\)/g, 'Error()')
    // React doesn't call it.
    if (id.endsWith('/scheduler/cjs/scheduler.production.js'))
      return withoutExports(code, ['unstable_forceFrameRate'])
    if (id.includes('/@tanstack/query-core/')) return leanQueries(code, id)
    if (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') && code.includes('createElement(Icon,'))
      return LEAN_ICON
    // The lines of an icon never change their order, so React needs no keys.
    if (id.includes('/lucide-react/dist/esm/icons/'))
      return code
        .replaceAll(/,\s*key: "\w+"/g, '')
        .replaceAll(/^ {2}(name|size): .*,$/gm, '')
        .replace('__iconData.node;', '')
    return undefined
  },
}
