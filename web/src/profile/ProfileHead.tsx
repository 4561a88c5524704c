import type { Profile } from '@guildhall/contract/profile/endpoints'
import { useState } from 'react'
import { Card } from '../ui/Card.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useFocusOnClose } from '../ui/useFocusOnClose.ts'
import { HeadView } from './HeadView.tsx'
import { useOpensForm } from './useOpensForm.ts'

const HeadForm = lazyPart(
  () => import('./HeadForm.tsx').then((part) => part.HeadForm),
  () => <Skeleton className="h-80 max-w-[690px]" />,
)

type ProfileHeadProps = { profile: Profile; isOwner: boolean }

/** Who a person or a company is. Its owner edits it in place. */
export function ProfileHead({ profile, isOwner }: ProfileHeadProps) {
  const [isEditing, setEditing] = useState(false)
  const editButton = useFocusOnClose(isEditing)

  useOpensForm('head', () => {
    if (isOwner && isIncomplete(profile)) setEditing(true)
  })

  const close = () => setEditing(false)
  return (
    <section id="head" aria-labelledby="head-title">
      {isOwner && isEditing ? (
        <HeadForm profile={profile} onClose={close} onLost={close} />
      ) : (
        <Card className="p-5 md:p-6">
          <HeadView {...{ profile, isOwner, editButton }} onEdit={() => setEditing(true)} />
        </Card>
      )}
    </section>
  )
}

const isIncomplete = ({ short_intro, bio, userlocation }: Profile) =>
  short_intro === '' || bio === '' || userlocation === null
