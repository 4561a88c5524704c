import type { Profile } from '@guildhall/contract/profile/endpoints'

export const ResumeSection = ({ profile }: { profile: Profile; isOwner: boolean }) => <p>{profile.resume}</p>
