import type { MouseEvent } from 'react'

/** On a combobox's list: a press there must not take the focus out of the text. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
