import { profile } from '@guildhall/contract/profile/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { updateStoredPicture } from '../api/storedPicture.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { cropOut, middleOf } from './crop.ts'
import { texts } from './messages.ts'
import { PictureCropper } from './PictureCropper.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { useUpload } from './useUpload.ts'

type CropDialogProps = {
  userId: number
  picture: ImageBitmap | undefined
  /** The picture of a company shows as a square, that of a person as a circle. */
  isCompany: boolean
  open: boolean
  onClose: () => void
  /** Called when the picture is no longer visible. */
  onClosed: () => void
}

/** Crops the chosen picture to a square and saves it. A failure keeps the crop, to be sent again. */
export function CropDialog(props: CropDialogProps) {
  const { open, onClose, onClosed, picture } = props
  const cropper = useRef<HTMLDivElement>(null)
  return (
    <Dialog {...{ open, onClose, onClosed }} title={texts.picture.title} size="sm" initialFocus={cropper}>
      {picture && <Crop {...props} picture={picture} cropper={cropper} />}
    </Dialog>
  )
}

type CropProps = CropDialogProps & { picture: ImageBitmap; cropper: RefObject<HTMLDivElement | null> }

function Crop({ userId, picture, cropper, isCompany, onClose }: CropProps) {
  const [square, setSquare] = useState(() => middleOf(picture))
  const client = useQueryClient()
  const upload = useUpload(profile.saveImage, {
    // It is on the cards of a company's jobs too.
    reload: () => client.invalidateQueries(),
    onSaved({ profile_image }) {
      updateStoredPicture(userId, profile_image)
      onClose()
    },
  })

  async function encode() {
    const file = await cropOut(picture, square)
    if (!file) throw new Error(texts.picture.unreadable)
    return { file }
  }

  return (
    <div className="space-y-4">
      <PictureCropper
        ref={cropper}
        picture={picture}
        square={square}
        onChange={setSquare}
        className={isCompany ? 'rounded-card' : 'rounded-full'}
      />
      {upload.error && <Notice tone="error">{upload.error.message}</Notice>}
      {upload.isSending && <UploadProgress label={texts.picture.progress} sent={upload.sent} />}
      <div className="flex justify-end gap-2">
        <Button onClick={upload.isSending ? upload.cancel : onClose}>{texts.upload.cancel}</Button>
        <Button variant="primary" onClick={() => upload.start(encode())} busy={upload.isSending}>
          {upload.error ? texts.upload.retry : texts.picture.save}
        </Button>
      </div>
    </div>
  )
}
