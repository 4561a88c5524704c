import type { ReactNode, Ref } from 'react'

type SettingsSectionProps = {
  title: string
  hint: string
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A section of the settings: heading and hint beside its controls, or above them on a narrow screen. */
export function SettingsSection({ title, hint, heading, children }: SettingsSectionProps) {
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-4 py-8 first:pt-0 lg:grid-cols-[300px_minmax(0,1fr)]">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <p className="mt-1.5 max-w-prose text-soft">{hint}</p>
      </div>
      {children}
    </section>
  )
}
