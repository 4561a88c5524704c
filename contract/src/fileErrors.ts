/** Why a file is refused. */
export const FILE_ERRORS = {
  missing: 'Please choose a file.',
  empty: 'This file is empty.',
  several: 'Please send one file only.',
  tooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
  broken: 'The upload was incomplete. Please try again.',
  slow: 'The file arrived too slowly. Please try again on a faster connection.',
  notMultipart: 'Please send the file as multipart/form-data.',
} as const

export const RESUME_ERRORS = {
  type: 'Please choose a PDF file.',
  incomplete: 'This PDF is damaged or incomplete. Please export it again.',
  encrypted: 'This PDF is protected by a password. Please choose one without protection.',
  active: 'This PDF contains scripts, forms or other files. Please export it without them.',
} as const

export const PICTURE_ERRORS = {
  type: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
  broken: 'This picture is damaged. Please choose another one.',
  pixels: 'This picture has too many pixels. Please choose one of at most 40 megapixels (10 for AVIF).',
} as const
