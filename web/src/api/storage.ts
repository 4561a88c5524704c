/** What the browser remembers between visits. The names are the specification's, but for the last. */
export type StorageKey =
  | 'authToken'
  | 'userId'
  | 'userType'
  | 'username'
  | 'login_user_profile_picture'
  | 'profile_picture'
  | 'additional_question'
  | 'additional_question_answer'
  | 'intent'

// Storage can be forbidden or full: then this tab remembers by itself for as long as it lives.
const memory = new Map<StorageKey, string>()

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

export const storage = {
  get: (key: StorageKey) => attempt(() => localStorage.getItem(key)) ?? memory.get(key) ?? null,

  set(key: StorageKey, value: string) {
    memory.delete(key)
    attempt(() => localStorage.setItem(key, value))
    if (storage.get(key) !== value) memory.set(key, value)
  },

  remove(key: StorageKey) {
    memory.delete(key)
    attempt(() => localStorage.removeItem(key))
  },

  /** The value of JSON that was stored, or null where there is none that can be read. */
  getJson(key: StorageKey): unknown {
    const text = storage.get(key)
    return text === null ? null : attempt((): unknown => JSON.parse(text))
  },

  setJson: (key: StorageKey, value: unknown) => storage.set(key, JSON.stringify(value)),
}
