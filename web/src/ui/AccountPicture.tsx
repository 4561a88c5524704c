import { Avatar } from './Avatar.tsx'
import { CompanyAvatar } from './CompanyAvatar.tsx'

type AccountPictureProps = { account: { name: string; profile_picture: string | null; user_type?: string } }

/** The picture of a person or a company. Decorative: the name is shown beside it. */
export function AccountPicture({ account: { name, profile_picture, user_type } }: AccountPictureProps) {
  const Picture = user_type === 'company' ? CompanyAvatar : Avatar
  return <Picture name={name} picture={profile_picture} />
}
