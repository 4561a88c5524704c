export { message, notify } from './notify.ts'
