import type { Level } from './role.ts'
import type { EmploymentType } from '../types.ts'

/** How much practice a job asks for, as a sentence. */
export const practice: Record<Level, string[]> = {
  junior: [
    'You need not have done this before; we will show you.',
    'A first job after training is welcome, and so is a change of profession.',
    'We expect curiosity rather than a long list of earlier employers.',
    'Beside you works a colleague who has time for questions.',
  ],
  mid: [
    'A few years of practice help, in whichever firm you gained them.',
    'You have done this for some time and know what you are good at.',
    'After two or three weeks with us you work on your own, and never alone.',
    'You know the trade well enough to have opinions, and change them now and then.',
  ],
  senior: [
    'You have done this for many years and like to pass it on.',
    'You lead by being there, and you can explain a decision.',
    'We look for long practice and for somebody whom others like to ask.',
    'Much of the job is people: you plan with them, teach them and stand up for them.',
  ],
}

export const duration: Record<EmploymentType, string[]> = {
  'Full-time': ['', '', '', 'The post is full-time; please tell us if that is the only thing in the way.'],
  'Part-time': [
    'The post is part-time, about 20 hours a week, and we agree on the days together.',
    'We think of 24 hours a week on three or four days.',
    'Between 18 and 28 hours a week, as it suits both sides.',
  ],
  Contract: [
    'The contract runs for six months.',
    'The contract runs for nine months and may become longer.',
    'The work is planned for a year.',
  ],
  Freelance: [
    'We think of about eight days a month, on invoice.',
    'About thirty days of work, spread as you like, on invoice.',
  ],
  Internship: [
    'The internship lasts for twelve weeks and is paid.',
    'The internship lasts for three months, with a talk at the end of each.',
  ],
  Temporary: [
    'The work lasts for about four months.',
    'It is for a season, from three to five months.',
    'We need you for ten to fourteen weeks.',
  ],
}

export const heads = {
  duties: ['What you will do', 'Your work', 'What there is to do', 'A week with us'],
  wants: ['What helps', 'What you bring', 'What we look for', 'Good to have'],
  offers: ['What we offer', 'What you get', 'In return', 'What we give'],
  about: ['About us', 'Who we are', 'The house'],
}

export const fromElsewhere = [
  'You may work from elsewhere as long as our days overlap by four hours.',
  'Where you sit is up to you; twice a year we all meet.',
  'Half of this team works from home and meets once a month.',
]
