import { profileSections } from '@guildhall/contract/profile/sections'
import { ExternalLink } from 'lucide-react'
import { call } from '../api/client.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { RowSection } from './RowSection.tsx'
import { FormSkeleton, type SectionProps } from './Section.tsx'

const Form = lazyPart(() => import('./PortfolioForm.tsx').then((part) => part.PortfolioForm), FormSkeleton)

export function PortfolioSection({ profile, isOwner }: SectionProps) {
  return (
    <RowSection
      name="portfolio"
      isOwner={isOwner}
      items={profile.portfolios}
      nameOf={({ portfolio_link }) => portfolio_link}
      Form={Form}
      isEditable
      remove={(id) => call(profileSections.deletePortfolio, { params: { id } })}
    >
      {({ portfolio_link, portfolio_name }) => (
        <>
          <a
            href={`https://${portfolio_link}`}
            target="_blank"
            rel="noopener nofollow ugc"
            className="link inline-flex items-center gap-1.5 break-all"
          >
            https://{portfolio_link}
            <ExternalLink size={14} aria-hidden className="shrink-0" />
          </a>{' '}
          <span className="block text-sm text-soft">{portfolio_name}</span>
        </>
      )}
    </RowSection>
  )
}
