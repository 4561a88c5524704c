import { lazyPart } from '../ui/lazyPart.tsx'
import { joinedLines, textBlocks } from './textBlocks.ts'

// Few descriptions have a link.
const LinkedText = lazyPart(
  () => import('../ui/LinkedText.tsx').then((part) => part.LinkedText),
  ({ text }) => text,
  true,
)

const Line = ({ text }: { text: string }) => (/:\/\/|www\./i.test(text) ? <LinkedText text={text} /> : text)

type JobTextProps = { text: string; heading: 'h2' | 'h3' }

/** A job's description with its lists, their headings and its links; all else as it was written. */
export function JobText({ text, heading }: JobTextProps) {
  return (
    <div className="max-w-prose space-y-3 leading-prose">
      {textBlocks(text).map((block, index) => {
        const Element = block.kind === 'heading' ? heading : 'p'
        return block.kind === 'list' ? (
          <ul key={index} className="list-disc space-y-1 pl-5">
            {block.lines.map((line, item) => (
              <li key={item}>
                <Line text={line} />
              </li>
            ))}
          </ul>
        ) : (
          <Element key={index} className="whitespace-pre-wrap not-first:pt-2 not-[p]:text-lg">
            <Line text={joinedLines(block)} />
          </Element>
        )
      })}
    </div>
  )
}
