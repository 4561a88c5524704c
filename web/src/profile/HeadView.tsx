import type { Profile } from '@guildhall/contract/profile/endpoints'
import { Pencil } from 'lucide-react'
import type { RefObject } from 'react'
import { ResponseTime } from '../jobs/api.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { CompanyAvatar } from '../ui/CompanyAvatar.tsx'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { texts } from './messages.ts'
import { ProfileFacts } from './ProfileFacts.tsx'
import { PictureEditor } from './PictureEditor.tsx'
import { ProfileContact } from './ProfileContact.tsx'
import { SendMessage } from './SendMessage.tsx'

type HeadViewProps = {
  profile: Profile
  isOwner: boolean
  editButton: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}

export function HeadView({ profile, isOwner, editButton, onEdit }: HeadViewProps) {
  const { name, user_type, profile_picture, short_intro, bio, email } = profile
  const PlainPicture = user_type === 'company' ? CompanyAvatar : Avatar
  return (
    <>
      <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center">
        {isOwner ? (
          <PictureEditor profile={profile} />
        ) : (
          <PlainPicture name={name} picture={profile_picture} size="xl" />
        )}
        <div className="min-w-0 flex-1 space-y-1">
          <h1 id="head-title" tabIndex={-1} className="text-3xl break-words outline-none">
            {name}
          </h1>
          {short_intro && <p className="text-lg">{short_intro}</p>}
          <ProfileFacts profile={profile} />
          <ResponseTime value={profile.response_time} />
        </div>
        <div className="min-h-11 shrink-0 print:hidden lg:self-start">
          {isOwner ? (
            <Button
              ref={editButton}
              icon={<Pencil size={18} aria-hidden />}
              // What a visitor's page was rendered with lacks the contact data, which the form would empty.
              disabled={email === null}
              onClick={onEdit}
            >
              {texts.head.edit}
            </Button>
          ) : (
            <SendMessage profile={profile} />
          )}
        </div>
      </div>
      <div
        className={cx(
          'mt-6 grid grid-cols-1 gap-6 border-t border-line pt-6',
          bio && 'lg:grid-cols-[minmax(0,1fr)_300px]',
        )}
      >
        {bio && (
          <div>
            <h2 className="mb-3 text-lg font-bold">{texts.head.about}</h2>
            <p className="max-w-prose leading-prose break-words whitespace-pre-wrap">{bio}</p>
          </div>
        )}
        <ProfileContact profile={profile} />
      </div>
    </>
  )
}
