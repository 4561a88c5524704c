/** The manifest of Vite's build: the file of each module, and the modules that it imports. */
export type Manifest = Record<string, { file: string; imports?: readonly string[] }>

/** The file of a module and of everything that it imports. */
export function filesOf(manifest: Manifest, module: string): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  add(module)
  return [...files]
}
