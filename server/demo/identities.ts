/** The claims of one person at an OpenID provider. */
export type Identity = {
  sub: string
  name: string
  email: string
  email_verified: boolean
  picture?: string
}

/** Invented people who can log in with Demo ID. None of them is an account of the seeded demo. */
export const demoIdentities: readonly Identity[] = [
  {
    sub: 'nora-lindqvist',
    name: 'Nora Lindqvist',
    email: 'nora.lindqvist@id.example.org',
    email_verified: true,
  },
  {
    sub: 'samuel-okoro',
    name: 'Samuel Okoro',
    email: 'samuel.okoro@id.example.org',
    email_verified: true,
  },
  { sub: 'mei-tanaka', name: 'Mei Tanaka', email: 'mei.tanaka@id.example.org', email_verified: true },
]
