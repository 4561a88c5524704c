import { social } from '@guildhall/contract/social/endpoints'
import { fill } from '@guildhall/contract/url'
import { site } from '../ui/site.ts'
import { texts } from './messages.ts'

/** Leads to the provider of social login. Renders nothing on a site without one. */
export function SocialLogin({ hint }: { hint?: string }) {
  if (!site.socialProvider) return null
  const { provider, name } = site.socialProvider
  return (
    <div className="mt-5 flex flex-col gap-3 border-t border-line pt-5">
      {hint && <p className="text-soft">{hint}</p>}
      {/* Not a link of the router: the server redirects to the provider. public/boot.js remembers the click. */}
      <a
        href={fill(social.startSocialLogin.path, { params: { provider } }).url}
        data-social-login
        className="btn btn-plain"
      >
        {texts.signInWith(name)}
      </a>
    </div>
  )
}
