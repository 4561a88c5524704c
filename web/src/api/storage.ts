/** The keys in local storage. All but the last six are named in the specification. */
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
  | 'completion_hint'
  | 'messages_changed'
  | 'recent_choices'
  | 'first_job'
  | 'registration_proofs'

// The fallback if local storage is blocked or full: it lasts as long as the page.
const memory = new Map<StorageKey, string>()

/** The result of an action, or null if it throws. */
export function tryOrNull<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

export const storage = {
  get: (key: StorageKey) => tryOrNull(() => localStorage.getItem(key)) ?? memory.get(key) ?? null,

  set(key: StorageKey, value: string) {
    memory.delete(key)
    tryOrNull(() => localStorage.setItem(key, value))
    if (storage.get(key) !== value) memory.set(key, value)
  },

  remove(key: StorageKey) {
    memory.delete(key)
    tryOrNull(() => localStorage.removeItem(key))
  },

  /** The stored value parsed as JSON, or null if it is missing or invalid. */
  getJson(key: StorageKey): unknown {
    const text = storage.get(key)
    return text === null ? null : tryOrNull((): unknown => JSON.parse(text))
  },

  setJson: (key: StorageKey, value: unknown) => storage.set(key, JSON.stringify(value)),
}
