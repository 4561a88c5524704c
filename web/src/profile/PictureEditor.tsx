import type { Profile } from '@guildhall/contract/profile/endpoints'
import { Avatar } from '../ui/Avatar.tsx'

export const PictureEditor = ({ profile: { name, profile_picture } }: { profile: Profile }) => (
  <Avatar name={name} picture={profile_picture} size="xl" />
)
