type Input = { params?: unknown; query?: unknown; body?: unknown }

/** Makes the URL and the payload of a call from its path and its input. A list in the query repeats its name. */
export function fill(path: string, { params = {}, query = {}, body }: Input) {
  const values = params as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams(
    Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((item) => item !== undefined && item !== null)
        .map((item): [string, string] => [name, String(item)]),
    ),
  ).toString()
  return { url: search ? `${filled}?${search}` : filled, payload: body as object | undefined }
}
