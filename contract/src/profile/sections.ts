import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { salary } from '../jobs/endpoints.ts'
import { longEditLimits, profileEditLimits } from '../limits.ts'
import { idParams } from '../params.ts'
import { refusal, success } from '../responses.ts'
import { id } from '../values.ts'
import {
  educationEdit,
  educationForm,
  employmentTypeForm,
  experienceForm,
  languageForm,
  portfolioEdit,
  portfolioForm,
  rateForm,
  skillForm,
} from './forms.ts'

const added = z.extend(success, { id: id() })
const addedExperience = z.extend(added, { total_exp: z.number() })
const changedExperience = z.extend(success, { total_exp: z.number() })
const changedRate = z.extend(success, salary.shape)

/** The sections of the caller's own profile. The id of another account's row answers 404. */
export const profileSections = {
  addSkill: endpoint({
    method: 'POST',
    path: '/api/user/add_skills/',
    who: 'personal',
    summary: 'Add a skill to the own profile',
    limits: profileEditLimits,
    body: skillForm,
    responses: { 201: added, 400: refusal, 409: refusal },
  }),
  deleteSkill: endpoint({
    method: 'DELETE',
    path: '/api/user/delete_skills/:id/',
    who: 'personal',
    summary: 'Delete a skill from the own profile',
    limits: profileEditLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  addRate: endpoint({
    method: 'POST',
    path: '/api/user/add_rate/',
    who: 'personal',
    summary: 'Set the expected rate; replaces the one before',
    limits: profileEditLimits,
    body: rateForm,
    responses: { 201: changedRate, 400: refusal },
  }),
  saveRate: endpoint({
    method: 'PATCH',
    path: '/api/user/save_rate/',
    who: 'personal',
    summary: 'Change the expected rate',
    limits: profileEditLimits,
    body: rateForm,
    responses: { 200: changedRate, 400: refusal },
  }),

  addExperience: endpoint({
    method: 'POST',
    path: '/api/user/add_experience/',
    who: 'personal',
    summary: 'Add a job held to the own profile; an end date of 9999-12-31 means a current job',
    limits: longEditLimits,
    body: experienceForm,
    responses: { 201: addedExperience, 400: refusal, 409: refusal },
  }),
  saveExperience: endpoint({
    method: 'PATCH',
    path: '/api/user/save_experience/:id/',
    who: 'personal',
    summary: 'Change a job held',
    limits: longEditLimits,
    params: idParams,
    body: experienceForm,
    responses: { 200: changedExperience, 400: refusal, 404: refusal },
  }),
  deleteExperience: endpoint({
    method: 'DELETE',
    path: '/api/user/delete_experience/:id/',
    who: 'personal',
    summary: 'Delete a job held',
    limits: profileEditLimits,
    params: idParams,
    responses: { 200: changedExperience, 404: refusal },
  }),

  addPortfolio: endpoint({
    method: 'POST',
    path: '/api/user/add_portfolio/',
    who: 'personal',
    summary: 'Add a link to the own profile',
    limits: profileEditLimits,
    body: portfolioForm,
    responses: { 201: added, 400: refusal, 409: refusal },
  }),
  savePortfolio: endpoint({
    method: 'PATCH',
    path: '/api/user/save_portfolio/',
    who: 'personal',
    summary: 'Change a link; its type stays',
    limits: profileEditLimits,
    body: portfolioEdit,
    responses: { 200: success, 400: refusal, 404: refusal },
  }),
  deletePortfolio: endpoint({
    method: 'DELETE',
    path: '/api/user/remove_portfolio/:id/',
    who: 'personal',
    summary: 'Delete a link',
    limits: profileEditLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  addEducation: endpoint({
    method: 'POST',
    path: '/api/user/add_education/',
    who: 'personal',
    summary: 'Add an education to the own profile; the id of the client is ignored',
    limits: profileEditLimits,
    body: educationForm,
    responses: { 201: added, 400: refusal, 409: refusal },
  }),
  saveEducation: endpoint({
    method: 'PATCH',
    path: '/api/user/edit_education/:id/',
    who: 'personal',
    summary: 'Change an education; an id in the body must be that of the path',
    limits: profileEditLimits,
    params: idParams,
    body: educationEdit,
    responses: { 200: success, 400: refusal, 404: refusal },
  }),
  deleteEducation: endpoint({
    method: 'DELETE',
    path: '/api/user/delete_education/:id/',
    who: 'personal',
    summary: 'Delete an education',
    limits: profileEditLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  addEmploymentType: endpoint({
    method: 'POST',
    path: '/api/user/add_user_emp_type/',
    who: 'personal',
    summary: 'Add an employment type by its id; the id in the response is that of the added row',
    limits: profileEditLimits,
    body: employmentTypeForm,
    responses: { 201: added, 400: refusal, 409: refusal },
  }),
  deleteEmploymentType: endpoint({
    method: 'DELETE',
    path: '/api/user/remove_emptype/:id/',
    who: 'personal',
    summary: 'Delete an employment type',
    limits: profileEditLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  addLanguage: endpoint({
    method: 'POST',
    path: '/api/user/add_language/',
    who: 'personal',
    summary: 'Add a language; the id of the client is ignored',
    limits: profileEditLimits,
    body: languageForm,
    responses: { 200: added, 400: refusal, 409: refusal },
  }),
  deleteLanguage: endpoint({
    method: 'DELETE',
    path: '/api/user/remove_language/:id/',
    who: 'personal',
    summary: 'Delete a language',
    limits: profileEditLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),
}
