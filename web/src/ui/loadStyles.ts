let loading: Promise<void> | undefined

/**
 * Loads the whole style sheet, once. A page that the server rendered begins with the rules that such pages need, and
 * its link to the whole sheet is in a template: Chromium 150 fetches a disabled one. In the app shell it is loaded already.
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
  const template = document.querySelector<HTMLTemplateElement>('#styles')
  const link = template?.content.firstChild?.cloneNode() as HTMLLinkElement | undefined
  if (!link) return
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = (error) => {
      link.remove()
      reject(error)
    }
    document.head.append(link)
  })
}
