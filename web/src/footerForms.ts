// The forms of two features load together, in one file.
export { CommentForm } from './comments/CommentForm.tsx'
export { ContactForm } from './contact/ContactForm.tsx'
