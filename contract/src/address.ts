type Parts = { params?: unknown; query?: unknown; body?: unknown }

/** Turns an endpoint's path and its input into the url and payload to send. A list in the query repeats its name. */
export function fill(path: string, { params = {}, query = {}, body }: Parts) {
  const given = params as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const search = new URLSearchParams(
    Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined && one !== null)
        .map((one): [string, string] => [name, String(one)]),
    ),
  ).toString()
  return { url: search ? `${filled}?${search}` : filled, payload: body as object | undefined }
}
