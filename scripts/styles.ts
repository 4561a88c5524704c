import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'

/**
 * Splits the built style sheet. The server puts the `inlined` part into each page that it renders: the fonts, the rules
 * for elements, the rules whose classes occur in `scripts`, the code of those pages, and the variables of all these. The
 * `whole` sheet has every rule in its order, so that it can be added to such a page later. Only the fonts it leaves out,
 * because a second declaration would load them again.
 */
export function splitStyles(css: string, scripts: readonly string[]) {
  const classes = new Set(scripts.flatMap((script) => script.split(/[\s"'`]+/)))
  const isUsed = ({ selectors }: Rule) =>
    selectors.some(
      (selector) => !ABSENT.test(selector) && classesOf(selector).every((name) => classes.has(name)),
    )

  const inlined = postcss.parse(css)
  const whole = inlined.clone()
  inlined.walkComments((comment) => void comment.remove())
  whole.walkAtRules('font-face', (rule) => void rule.remove())
  removeRules(inlined, isUsed)
  removeVariables(inlined, scripts)
  return { inlined: inlined.toString(), whole: whole.toString() }
}

/** Elements and parts of fields that no rendered page has, or that have styles of their own there. */
const ABSENT =
  /^(abbr|code|hr|kbd|pre|progress|samp|small|sub|sup|table)\b|optgroup|^textarea$|^:-moz-focusring|^::placeholder|::(file-selector|-webkit-(date|calendar|inner-spin|outer-spin))/

/** Removes unused rules, with the rules inside them, and the at-rules that are left empty. */
function removeRules(container: Container, isUsed: (rule: Rule) => boolean) {
  container.each((node) => {
    if (node.type === 'rule' && !isUsed(node as Rule)) node.remove()
    if (node.type !== 'atrule' || !hasRules(node as AtRule)) return
    removeRules(node as AtRule, isUsed)
    if (!(node as AtRule).nodes?.length) node.remove()
  })
}

/** Removes the registrations, defaults and theme values of variables that nothing reads. */
function removeVariables(sheet: Root, scripts: readonly string[]) {
  const before = sheet.toString()
  const read = new Set([before, ...scripts].flatMap((text) => text.match(/--[\w-]+(?=[,)])/g) ?? []))
  sheet.walkAtRules('property', (rule) => void (!read.has(rule.params) && rule.remove()))
  sheet.walkAtRules('layer', (layer) => {
    if (!['theme', 'properties'].includes(layer.params)) return
    layer.walkDecls(/^--/, (declaration) => void (!read.has(declaration.prop) && declaration.remove()))
  })
  // Some were read only by those removed.
  if (sheet.toString() !== before) removeVariables(sheet, scripts)
}

/** Not a statement such as `@layer a, b`, declarations such as `@font-face`, or the steps of `@keyframes`. */
const hasRules = ({ name, nodes }: AtRule) =>
  nodes !== undefined && ['layer', 'media', 'supports'].includes(name)

/** The names of the classes in a selector, without the backslashes that escape their characters. */
const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replace(/\\(.)/g, '$1'))
