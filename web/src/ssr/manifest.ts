/** The manifest of Vite's build: the file of each module, and the modules that it imports. */
export type Manifest = Record<string, { file: string; name?: string; imports?: readonly string[] }>

/** The file of a module and of everything that it imports. */
export function filesOf(manifest: Manifest, module: string): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  add(module in manifest ? module : groupOf(manifest, module))
  return [...files]
}

/** A page that is in a group of vite.config.ts is not in the manifest itself; its group has the name of its file. */
function groupOf(manifest: Manifest, module: string) {
  const name = module.split('/').at(-1)!.replace('.tsx', '')
  return Object.keys(manifest).find((key) => manifest[key]!.name === name) ?? module
}
