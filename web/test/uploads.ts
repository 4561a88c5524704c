/** A call as a test reads it. */
export type Request = {
  method: string
  url: string
  body: unknown
  authorization: string | undefined
  keepalive?: boolean
}

type Respond = (request: Request) => Promise<{ status: number; text: string; headers: Headers }>

/** An XMLHttpRequest that reports half of an upload as sent and then waits for `respond`; if that throws, it fails. */
export const uploadsTo = (respond: Respond) =>
  class extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    #request: Request = { method: '', url: '', body: null, authorization: undefined }
    #headers = new Headers()
    #isAborted = false

    open(method: string, url: string) {
      this.#request = { ...this.#request, method, url }
    }

    setRequestHeader(name: string, value: string) {
      if (name === 'authorization') this.#request.authorization = value
    }

    getResponseHeader(name: string) {
      return this.#headers.get(name)
    }

    abort() {
      this.#isAborted = true
      this.dispatchEvent(new Event('abort'))
    }

    send(form: FormData) {
      const progress = new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 })
      this.upload.dispatchEvent(progress)
      respond({ ...this.#request, body: Object.fromEntries(form) }).then(
        ({ status, text, headers }) => {
          this.status = status
          this.responseText = text
          this.#headers = headers
          this.#finish('load')
        },
        () => this.#finish('error'),
      )
    }

    #finish(event: 'load' | 'error') {
      if (!this.#isAborted) this.dispatchEvent(new Event(event))
    }
  }
