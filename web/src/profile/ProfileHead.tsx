import type { Profile } from '@guildhall/contract/profile/endpoints'

export const ProfileHead = ({ profile }: { profile: Profile; isOwner: boolean }) => <h1>{profile.name}</h1>
