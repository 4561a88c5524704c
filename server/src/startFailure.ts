import { BadConfig } from './config.ts'

const LONGEST = 600

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string }

/** What an operator reads when the server can't start: one line, which says what to do where we know it. */
export function explainFailure(error: unknown): string {
  return sentenceOf(error).replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof BadConfig) return error.message
  const { code, syscall, port, address } = error as SystemError
  if (code === 'EADDRINUSE') return `The port ${port} is taken. Please choose another one with PORT.`
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not open the port ${port}. Please choose one above 1023 with PORT.`
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return `This machine has no address ${address ?? ''}. Please correct HOST.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${error.message}. Please choose a folder that this user may write with DATA_DIR.`
  if (/ENOSPC|No space left/.test(error.message)) return `${error.message}. Please make room on that disk.`
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message
}
