import { EducationSection } from './EducationSection.tsx'
import { EmploymentTypeSection } from './EmploymentTypeSection.tsx'
import { ExperienceSection } from './ExperienceSection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { PortfolioSection } from './PortfolioSection.tsx'
import { RateSection } from './RateSection.tsx'
import type { SectionProps } from './Section.tsx'
import { SkillSection } from './SkillSection.tsx'

/** The sections of a person's profile without the resume, in the order that the specification gives. */
export const ProfileSections = (section: SectionProps) => (
  <>
    <SkillSection {...section} />
    <RateSection {...section} />
    <ExperienceSection {...section} />
    <PortfolioSection {...section} />
    <EducationSection {...section} />
    <EmploymentTypeSection {...section} />
    <LanguageSection {...section} />
  </>
)
