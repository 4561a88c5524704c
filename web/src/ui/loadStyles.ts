let loading: Promise<void> | undefined

/**
 * Loads the whole style sheet, once. A page that the server rendered begins with the rules that such pages need, and
 * its link to the whole sheet is disabled. In the app shell it is loaded already. Vite's dev server has no link.
 */
export function loadStyles() {
  loading ??= enableLink().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function enableLink() {
  if (import.meta.env.SSR) return
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (!link || link.sheet) return
  // A new element, because one that failed would not load again.
  const enabled = link.cloneNode() as HTMLLinkElement
  enabled.removeAttribute('disabled')
  await new Promise((resolve, reject) => {
    enabled.addEventListener('load', resolve)
    enabled.addEventListener('error', reject)
    link.replaceWith(enabled)
  })
}
