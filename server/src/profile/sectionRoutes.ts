import type { experienceForm, rateForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Db } from '../db/connect.ts'
import { refuseUnknown } from '../lookups/api.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { refusedFields } from '../platform/http/refusal.ts'
import { editProfile } from './edit.ts'
import { presentRate, totalToDate } from './present.ts'
import { addRow, deleteRow, saveRow, SUCCESS } from './sections.ts'
import { listExperienceDates, setRate } from './sectionQueries.ts'

export function sectionRoutes(app: FastifyInstance, { db }: { db: Db }) {
  mount(app, profileSections.addSkill, async ({ user, body }) => {
    const [skill_id, skill_level_id] = [Number(body.skillId), Number(body.skillLevelId)]
    await refuseUnknown(db, { skillId: ['skills', skill_id], skillLevelId: ['skill_levels', skill_level_id] })
    return reply(201, await addRow(db, 'user_skills', { user_id: user.id, skill_id, skill_level_id }))
  })

  mount(app, profileSections.deleteSkill, async ({ user, params }) =>
    reply(200, await deleteRow(db, 'user_skills', { id: params.id, user_id: user.id })),
  )

  // A person has one rate: adding another one replaces it.
  mount(app, profileSections.addRate, async ({ user, body }) => reply(201, await saveRate(user.id, body)))

  mount(app, profileSections.saveRate, async ({ user, body }) => reply(200, await saveRate(user.id, body)))

  mount(app, profileSections.addExperience, async ({ user, body }) => {
    const added = await addRow(db, 'experiences', { user_id: user.id, ...experienceColumns(body) })
    return reply(201, { ...added, ...(await findTotal(user.id)) })
  })

  mount(app, profileSections.saveExperience, async ({ user, params, body }) => {
    const own = { id: params.id, user_id: user.id }
    const saved = await saveRow(db, 'experiences', own, experienceColumns(body))
    return reply(200, { ...saved, ...(await findTotal(user.id)) })
  })

  mount(app, profileSections.deleteExperience, async ({ user, params }) => {
    const deleted = await deleteRow(db, 'experiences', { id: params.id, user_id: user.id })
    return reply(200, { ...deleted, ...(await findTotal(user.id)) })
  })

  mount(app, profileSections.addPortfolio, async ({ user, body: { link, type } }) => {
    const row = { user_id: user.id, portfolio_link: link, portfolio_name: type }
    return reply(201, await addRow(db, 'portfolios', row))
  })

  mount(app, profileSections.savePortfolio, async ({ user, body }) => {
    const own = { id: body.id, user_id: user.id }
    return reply(200, await saveRow(db, 'portfolios', own, { portfolio_link: body.link }))
  })

  mount(app, profileSections.deletePortfolio, async ({ user, params }) =>
    reply(200, await deleteRow(db, 'portfolios', { id: params.id, user_id: user.id })),
  )

  mount(app, profileSections.addEducation, async ({ user, body: { major, schoolName, degree } }) => {
    const row = { user_id: user.id, major, school_name: schoolName, degree }
    return reply(201, await addRow(db, 'educations', row))
  })

  mount(
    app,
    profileSections.saveEducation,
    async ({ user, params, body: { id = params.id, ...columns } }) => {
      if (id !== params.id) throw refusedFields({ id: ['The ids in the body and in the path differ.'] })
      return reply(200, await saveRow(db, 'educations', { id, user_id: user.id }, columns))
    },
  )

  mount(app, profileSections.deleteEducation, async ({ user, params }) =>
    reply(200, await deleteRow(db, 'educations', { id: params.id, user_id: user.id })),
  )

  mount(app, profileSections.addEmploymentType, async ({ user, body }) => {
    await refuseUnknown(db, { id: ['employment_types', body.id] })
    const row = { user_id: user.id, employment_type_id: body.id }
    return reply(201, await addRow(db, 'user_employment_types', row))
  })

  mount(app, profileSections.deleteEmploymentType, async ({ user, params }) =>
    reply(200, await deleteRow(db, 'user_employment_types', { id: params.id, user_id: user.id })),
  )

  // 200 instead of 201: the specification's status.
  mount(app, profileSections.addLanguage, async ({ user, body: { language, proficiency } }) =>
    reply(200, await addRow(db, 'user_languages', { user_id: user.id, language, proficiency })),
  )

  mount(app, profileSections.deleteLanguage, async ({ user, params }) =>
    reply(200, await deleteRow(db, 'user_languages', { id: params.id, user_id: user.id })),
  )

  const saveRate = async (userId: number, rate: z.output<typeof rateForm>) => ({
    success: SUCCESS.rateSaved,
    ...presentRate(await editProfile(db, userId, (db) => setRate(db, userId, rate))),
  })

  const findTotal = async (userId: number) => ({
    total_exp: totalToDate(await listExperienceDates(db, userId)),
  })
}

const experienceColumns = (form: z.output<typeof experienceForm>) => ({
  company_name: form.companyName,
  job_name: form.jobTitle,
  start_date: form.jobStartDate,
  end_date: form.jobEndDate,
  details: form.jobDescription,
})
