import postcss, { type AtRule, type Container, type Rule } from 'postcss'

/**
 * Splits the built style sheet. The server puts the `inlined` part into each page that it renders: the fonts, the rules
 * for elements, and the rules whose classes occur in `scripts`, the code of those pages. The `whole` sheet has every rule
 * in its order, so that it can be added to such a page later. Only the fonts it leaves out, because a second declaration
 * would load them again.
 */
export function splitStyles(css: string, scripts: readonly string[]) {
  const classes = new Set(scripts.flatMap((script) => script.split(/[\s"'`]+/)))
  const isUsed = ({ selectors }: Rule) =>
    selectors.some((selector) => classesOf(selector).every((name) => classes.has(name)))

  const inlined = postcss.parse(css)
  const whole = inlined.clone()
  whole.walkAtRules('font-face', (rule) => void rule.remove())
  removeRules(inlined, isUsed)
  return { inlined: inlined.toString(), whole: whole.toString() }
}

/** Removes unused rules, with the rules inside them, and the at-rules that are left empty. */
function removeRules(container: Container, isUsed: (rule: Rule) => boolean) {
  container.each((node) => {
    if (node.type === 'rule' && !isUsed(node as Rule)) node.remove()
    if (node.type !== 'atrule' || !hasRules(node as AtRule)) return
    removeRules(node as AtRule, isUsed)
    if (!(node as AtRule).nodes?.length) node.remove()
  })
}

/** Not a statement such as `@layer a, b`, declarations such as `@font-face`, or the steps of `@keyframes`. */
const hasRules = ({ name, nodes }: AtRule) =>
  nodes !== undefined && ['layer', 'media', 'supports'].includes(name)

/** The names of the classes in a selector, without the backslashes that escape their characters. */
const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replace(/\\(.)/g, '$1'))
