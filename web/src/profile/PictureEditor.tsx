import { PICTURE_ERRORS } from '@guildhall/contract/fileErrors'
import { type Profile, profile as endpoints } from '@guildhall/contract/profile/endpoints'
import { Camera } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { Avatar } from '../ui/Avatar.tsx'
import { CompanyAvatar } from '../ui/CompanyAvatar.tsx'
import { lazyOnceOpen } from '../ui/lazyPart.tsx'
import { findFileError } from './chosenFile.ts'
import { texts } from './messages.ts'

const CropDialog = lazyOnceOpen(() => import('./CropDialog.tsx').then((part) => part.CropDialog))

const { file: FILE } = endpoints.saveImage

type PictureEditorProps = { profile: Pick<Profile, 'id' | 'name' | 'user_type' | 'profile_picture'> }

/** The own picture, which its owner changes here. */
export function PictureEditor({ profile }: PictureEditorProps) {
  const { id: userId, name, user_type, profile_picture } = profile
  const id = useId()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  // A decoded picture may take 160 MB.
  useEffect(() => () => picture?.close(), [picture])
  const isCompany = user_type === 'company'
  const Shown = isCompany ? CompanyAvatar : Avatar

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Otherwise choosing the same file again would not be a change.
    currentTarget.value = ''
    if (!file) return
    const chosen = await decode(file)
    setError(chosen.error)
    setPicture(chosen.picture)
    setOpen(chosen.picture !== undefined)
  }

  return (
    <div className="flex w-fit flex-col items-center gap-2">
      {/* The button overlaps the picture: below it, it would move the page that was rendered for visitors. */}
      <div className="relative">
        <Shown name={name} picture={profile_picture} size="xl" />
        <label
          title={texts.picture.change}
          className="btn btn-plain absolute -right-2 -bottom-2 w-11 cursor-pointer rounded-full px-0 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand print:hidden"
        >
          <Camera size={18} aria-hidden />
          <span className="sr-only">{texts.picture.change}</span>
          <input
            type="file"
            accept={FILE.types.join()}
            aria-invalid={Boolean(error)}
            aria-describedby={`${id}-error`}
            onChange={(event) => void choose(event)}
            className="sr-only"
          />
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="max-w-48 text-center text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <CropDialog
        {...{ userId, picture, isCompany }}
        open={isOpen}
        onClose={() => setOpen(false)}
        onClosed={() => setPicture(undefined)}
      />
    </div>
  )
}

/** The picture in a file, turned upright, or why it can't be shown. */
async function decode(file: File): Promise<{ picture?: ImageBitmap; error?: string }> {
  const error = await findFileError(file, FILE, PICTURE_ERRORS.type)
  if (error) return { error }
  try {
    return { picture: await createImageBitmap(file) }
  } catch {
    return { error: texts.picture.unreadable }
  }
}
