import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { callLimits } from '../limits.ts'
import { id } from '../values.ts'

export const location = z
  .object({ id: id(), location: z.string() })
  .register(z.globalRegistry, { id: 'Location' })
export const employmentType = z
  .object({ id: id(), type: z.string() })
  .register(z.globalRegistry, { id: 'EmploymentType' })
export const skill = z
  .object({ id: id(), skill_name: z.string() })
  .register(z.globalRegistry, { id: 'Skill' })
export const skillLevel = z
  .object({ id: id(), skill_level: z.string() })
  .register(z.globalRegistry, { id: 'SkillLevel' })

export const lookups = {
  getLocations: endpoint({
    method: 'GET',
    path: '/api/user/get_location/',
    who: 'anyone',
    summary: 'All locations',
    limits: callLimits,
    responses: { 200: z.array(location) },
  }),
  getEmploymentTypes: endpoint({
    method: 'GET',
    path: '/api/user/get_emp_type/',
    who: 'anyone',
    summary: 'All employment types',
    limits: callLimits,
    responses: { 200: z.array(employmentType) },
  }),
  getSkills: endpoint({
    method: 'GET',
    path: '/api/user/get_skills/',
    who: 'anyone',
    summary: 'All skills',
    limits: callLimits,
    responses: { 200: z.array(skill) },
  }),
  getSkillLevels: endpoint({
    method: 'GET',
    path: '/api/user/get_skill_level/',
    who: 'anyone',
    summary: 'All skill levels',
    limits: callLimits,
    responses: { 200: z.array(skillLevel) },
  }),
}
