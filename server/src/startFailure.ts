import { ConfigError } from './config/values.ts'

const MAX_LENGTH = 600

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string }

/** Why the server can't start, in one line for the operator, with what to do if known. */
export function explainFailure(error: unknown): string {
  return messageOf(error).replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigError) return error.message
  const { code, syscall, port, address } = error as SystemError
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Please choose another one with PORT.`
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not listen on port ${port}. Please choose one above 1023 with PORT.`
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return `This machine has no address ${address ?? ''}. Please correct HOST.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${error.message}. Please choose a folder that this user may write with DATA_DIR.`
  if (/ENOSPC|No space left/.test(error.message)) return `${error.message}. Please free disk space.`
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message
}
