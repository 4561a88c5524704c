import { TallDialog } from '../ui/Dialog.tsx'
import { CommentList } from './CommentList.tsx'
import { texts } from './messages.ts'

/** All comments, fetched when it opens. */
export const CommentsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <TallDialog open={open} onClose={onClose} title={texts.all}>
    <CommentList />
  </TallDialog>
)
