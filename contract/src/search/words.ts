/** A word of a text with the signs that join its parts, as in 'Node.js'. '+' and '#' are letters of names such as C++. */
export const WORD = /[\p{L}\p{M}\p{N}+#./'’-]+/gu
/** A part of a word. A search finds a word by each of its parts, and by the parts joined: 'fulltime' finds 'Full-time'. */
export const PART = /[^./'’-]+/g
