import type { Role } from './role.ts'

export const health: Record<string, Role> = {
  nurse: {
    titles: {
      junior: ['Newly qualified nurse'],
      mid: [
        'Registered nurse, day shifts',
        'Registered nurse, late shifts',
        'Registered nurse, rotating shifts',
      ],
      senior: ['Senior nurse', 'Nurse team leader'],
    },
    previousTitles: ['Staff Nurse', 'Registered Nurse', 'Ward Manager'],
    skills: [
      'Nursing',
      'Patient Assessment',
      'Medication Administration',
      'Wound Care',
      'Infection Control',
      'Paediatric Nursing',
      'Palliative Care',
      'First Aid',
    ],
    pay: 46_000,
    workplaces: ['Hospital', 'Clinic', 'Health Centre'],
    education: [
      ['Adult Nursing', 'Bachelor of Nursing'],
      ['Nursing', 'Diploma'],
      ['Child Nursing', 'Bachelor of Nursing'],
    ],
    experience: 'as a registered nurse',
    openers: {
      any: [
        '{company} is looking for a registered nurse to join the team in {city}. You will be responsible for your own group of patients on each shift.',
        'We are expanding our nursing team in {city} and can offer planned rotas and a structured induction of six weeks.',
        'As a nurse with us you will combine hands-on care with planning, documentation and close cooperation with doctors and therapists.',
      ],
      junior: [
        'Have you just finished your nursing training? {company} in {city} offers newly qualified nurses a structured start with a mentor and protected learning time.',
      ],
      senior: [
        '{company} is looking for an experienced nurse to lead a team in {city} and to support colleagues on shift and in planning.',
      ],
    },
    duties: {
      any: [
        'Assess, plan and document care for the people on your list',
        'Give medication and monitor its effects',
        'Carry out wound care and check for signs of infection',
        'Take observations and escalate changes to the doctor on duty',
        'Give a complete handover at the end of each shift',
        'Talk to relatives and explain care plans in plain language',
        'Follow infection control and safeguarding procedures',
      ],
      junior: [
        'Complete our preceptorship programme with a named mentor',
        'Build up your competencies in medication, wound care and observations',
        'Carry out care and observations for a small group of patients',
        'Practise handovers and documentation with your mentor',
      ],
      senior: [
        'Lead the shift, assign staff and support colleagues in difficult situations',
        'Review care plans and incidents, and follow up on improvements',
      ],
    },
    requirements: [
      'Current registration as a nurse',
      'Confidence in medication administration and basic wound care',
      'Clear written and spoken communication',
      'Willingness to work shifts, including some weekends',
      'Calm approach when several things happen at once',
    ],
    screeningQuestion: {
      value: 'Describe a situation in which you noticed that a patient was getting worse. What did you do?',
      answers: [
        'A man after a hip operation was unusually quiet. His blood pressure was still normal but his breathing was fast, so I called the doctor. It was an early sepsis.',
        'A resident did not finish her breakfast for the second day. I checked her fluids and temperature, and we treated a urinary infection the same morning.',
        "I saw on the chart that a patient's oxygen had dropped a little on each round. I sat him up, started oxygen as prescribed and called the doctor on duty.",
        'A patient with diabetes was confused after lunch. I measured her blood sugar, gave glucose according to the protocol and informed the team.',
      ],
    },
    introductions: [
      'Registered nurse with experience in general medicine and surgery.',
      'Nurse in elderly care, experienced in medication and wound care.',
      'Registered nurse, used to night shifts and team leadership.',
    ],
    bios: [
      'I have worked on surgical and medical wards and enjoy looking after people from admission to discharge.',
      'I trained as a nurse at thirty after some years in catering. I am used to early shifts and to working under pressure.',
      'Good handovers are important to me. I document carefully and like to train new colleagues.',
      'I enjoy working with older people and their families and have taken further training in dementia care.',
    ],
    achievements: [
      'Responsible for the induction of new colleagues on a ward with 24 beds.',
      'Introduced bedside handover; medication errors fell by a third in one year.',
      'Link nurse for infection control and hand hygiene on three wards.',
      'Named nurse for eight residents, with a focus on wounds and mobility.',
    ],
  },
  careAssistant: {
    titles: {
      junior: ['Care assistant, training included'],
      mid: ['Care assistant, early shifts', 'Care assistant, days and weekends', 'Senior care assistant'],
      senior: ['Care team leader'],
    },
    previousTitles: ['Care Assistant', 'Senior Care Assistant', 'Team Leader Care'],
    skills: [
      'Elderly Care',
      'Home Care',
      'First Aid',
      'Dementia Care',
      'Disability Support',
      'Housekeeping',
      'Medication Administration',
    ],
    pay: 31_000,
    types: ['Full-time', 'Part-time', 'Part-time', 'Temporary'],
    workplaces: ['House', 'Home Care', 'Residential Home'],
    education: [
      ['Health and Social Care', 'Certificate'],
      ['Care Assistance', 'Vocational diploma'],
    ],
    experience: 'in care',
    openers: {
      any: [
        'We are looking for a care assistant in {city} who helps people with daily life in a respectful and friendly way.',
        '{company} is hiring care assistants. You will support the same small group of people on most shifts, so you get to know them well.',
      ],
      junior: [
        'Would you like to start working in care? {company} in {city} trains new colleagues on the job and pays for the course.',
      ],
      senior: [
        '{company} is looking for a team leader in {city} who has experience in care and enjoys leading and supporting people.',
      ],
    },
    duties: {
      any: [
        'Help with washing, dressing, eating and moving around',
        'Serve meals and make sure that people drink enough',
        'Accompany walks, appointments and activities',
        'Notice changes in health or mood and report them to the nurse',
        'Keep daily care notes on the tablet',
        'Use hoists and other moving aids safely',
      ],
      junior: [
        'Complete our paid induction and the basic care certificate',
        'Work alongside an experienced colleague for the first three weeks',
        'Help people at meals, on walks and with daily routines',
        'Write short care notes with support from your mentor',
      ],
      senior: [
        'Plan rotas, lead a team of eight and hold regular one-to-ones',
        'Review care plans with nurses, residents and families',
      ],
    },
    requirements: [
      'A care certificate, or willingness to take the course with us',
      "Patience, reliability and respect for people's wishes",
      'Willingness to work early, late and weekend shifts',
      'Good command of the local language for care notes and conversations',
    ],
    screeningQuestion: {
      value: 'Why do you want to work in care?',
      answers: [
        'I looked after my grandmother for two years and found that I am good at it. I would like to learn the job properly.',
        'I have worked in shops and offices and missed doing something directly for people. I did a trial week in a care home and wanted to stay.',
        'I have been a carer for six years. I like the contact with residents and working in a team.',
        'I enjoy helping people keep their routines. It is physical work, but I go home with the feeling that it was useful.',
      ],
    },
    introductions: [
      'Care assistant with experience in residential and home care.',
      'Home carer with own car and a certificate in dementia care.',
      'Support worker, patient and reliable on early shifts.',
    ],
    bios: [
      'I have cared for people in their own homes and in a residential home. I like to give people time to do things themselves.',
      'Before I came to care I worked in hotels, so I am used to shifts and to paying attention to small things.',
      'I work well in a team, write clear notes and am always on time.',
    ],
    achievements: [
      'Daily route of eight clients in three villages, some of them for six years.',
      'Key worker for four residents with dementia and contact for their families.',
      'Started a weekly cooking group for residents.',
    ],
  },
  physiotherapist: {
    titles: {
      junior: ['Physiotherapist, graduate'],
      mid: ['Physiotherapist', 'Physiotherapist, rehabilitation', 'Physiotherapist, older adults'],
      senior: ['Lead physiotherapist'],
    },
    previousTitles: ['Junior Physiotherapist', 'Physiotherapist', 'Head of Therapy'],
    skills: [
      'Physiotherapy',
      'Patient Assessment',
      'Massage Therapy',
      'Occupational Therapy',
      'Speech Therapy',
      'Sports Coaching',
    ],
    pay: 44_000,
    workplaces: ['Therapy Centre', 'Clinic', 'Rehabilitation'],
    education: [
      ['Physiotherapy', 'Bachelor of Science'],
      ['Occupational Therapy', 'Bachelor of Science'],
    ],
    experience: 'as a physiotherapist',
    openers: {
      any: [
        '{company} is looking for a physiotherapist for {city} to help people regain strength and mobility after illness, falls or surgery.',
        'Our therapy team in {city} works closely with nurses and doctors. We are looking for a physiotherapist who likes to plan treatment together with the patient.',
      ],
      junior: [
        '{company} is looking for a physiotherapist at the start of their career who wants to gain broad experience in {city}.',
      ],
      senior: [
        '{company} is looking for a lead physiotherapist who develops the therapy service in {city} and treats patients as well.',
      ],
    },
    duties: {
      any: [
        'Assess new patients and agree treatment goals with them',
        'Treat six to eight patients a day, individually and in small groups',
        'Plan exercise programmes and adjust them to progress',
        'Advise relatives and carers on moving and handling',
        'Document treatments and write discharge reports',
        'Take part in weekly case meetings with nursing and medical staff',
      ],
      junior: [
        'Build up your caseload with weekly supervision from a senior colleague',
        'Take part in our graduate training days',
        'Assess and treat patients with straightforward conditions',
        'Assist in group classes and prepare exercise sheets',
      ],
      senior: [
        'Lead the therapy team and plan its schedule',
        'Develop treatment standards and supervise students',
      ],
    },
    qualification: 'Degree or diploma in physiotherapy and current registration',
    requirements: [
      'Good knowledge of assessment and exercise therapy',
      'Willingness to make home visits',
      'Friendly and clear communication with patients of all ages',
    ],
    screeningQuestion: {
      value: 'How do you motivate a patient who does not do the exercises at home?',
      answers: [
        'I ask what gets in the way. Often the programme is too long, so I cut it to two exercises that fit into their day.',
        'I link the exercises to something they want to do, such as getting to the shop, and show progress with a simple test every week.',
        'I check whether they hurt or were not understood. Then I write them down with drawings and involve a relative if the patient agrees.',
        'I agree on a fixed time of day and call once in the first week. That helps more than another leaflet.',
      ],
    },
    introductions: [
      'Physiotherapist with a focus on orthopaedics and older adults.',
      'Physiotherapist in rehabilitation after stroke and surgery.',
      'Physiotherapist, experienced in home visits and group classes.',
    ],
    bios: [
      "I have worked in a rehabilitation clinic and in people's homes. I like to set realistic goals together with the patient.",
      'I came to physiotherapy through sport and have since worked with athletes as well as with people over ninety.',
      'I enjoy interdisciplinary teams and regular case meetings, and I keep my documentation up to date.',
    ],
    achievements: [
      'Treated patients after strokes in the clinic and at home, including family training.',
      'Set up a falls prevention group with twelve participants.',
      'Built up the therapy programme of a new ward.',
    ],
  },
  labTechnician: {
    titles: {
      junior: ['Laboratory assistant'],
      mid: [
        'Laboratory technician',
        'Laboratory technician, quality control',
        'Laboratory technician, early shift',
        'Laboratory technician, microbiology',
      ],
      senior: ['Laboratory manager', 'Head of laboratory quality'],
    },
    previousTitles: ['Laboratory Assistant', 'Laboratory Technician', 'Head of Laboratory'],
    skills: [
      'Laboratory Work',
      'Chemical Analysis',
      'Quality Management',
      'Medical Laboratory Testing',
      'Biotechnology',
      'Pharmacy',
      'Records Management',
    ],
    pay: 47_000,
    workplaces: ['Laboratories', 'Diagnostics', 'Pharma'],
    education: [
      ['Biomedical Science', 'Bachelor of Science'],
      ['Chemistry', 'Bachelor of Science'],
      ['Laboratory Technology', 'Vocational diploma'],
    ],
    experience: 'in an analytical or medical laboratory',
    openers: {
      any: [
        '{company} is looking for a laboratory technician in {city} who works precisely and keeps good records.',
        'Our laboratory in {city} is growing. You will work with modern analysers and take part in validating new methods.',
        'You will join a team of laboratory professionals and be responsible for sample preparation, analysis and quality control.',
        'To support the laboratory team at {company} we are filling the following position in {city}.',
      ],
      junior: [
        '{company} is looking for a laboratory assistant in {city}. The position is suitable for a first job after training or studies.',
      ],
      senior: [
        'For its laboratory in {city}, {company} is looking for an experienced manager who combines technical knowledge with leadership.',
      ],
    },
    duties: {
      any: [
        'Register, prepare and analyse samples according to standard operating procedures',
        'Calibrate and maintain analysers and other laboratory equipment',
        'Check results for plausibility and repeat measurements where necessary',
        'Document results in the laboratory information system',
        'Run internal controls and take part in proficiency tests',
        'Prepare reagents, media and standards',
        'Order consumables and manage stock',
        'Help to validate new methods and write procedures',
      ],
      junior: [
        'Receive samples, label them and prepare them for analysis',
        'Learn our most common methods under supervision',
        'Clean glassware, refill reagents and dispose of laboratory waste',
        'Enter sample data and file results',
      ],
      senior: [
        'Plan staffing and workload and release results',
        'Prepare audits and keep the quality management system up to date',
      ],
    },
    qualification: 'Completed training or a degree in a laboratory profession',
    requirements: [
      'Careful and traceable way of working',
      'Knowledge of good laboratory practice or ISO 17025',
      'Experience with laboratory software and spreadsheets',
      'Willingness to work one late or early shift a week',
      'Good written English for procedures and reports',
    ],
    screeningQuestion: {
      value: 'A result looks implausible. What are your next steps?',
      answers: [
        'I check the sample and the label first, then the controls of the run, and repeat the measurement before I release anything.',
        'I compare it with earlier results, look for clots or air bubbles, and rerun it with a fresh control.',
        'I hold the result back, inform the person who requested it that it will take longer, and repeat it on the second analyser.',
        'I document the deviation, check reagent lots and calibration, and ask a colleague to review it.',
      ],
    },
    introductions: [
      'Laboratory technician with experience in routine analysis and quality control.',
      'Biomedical scientist, experienced in haematology and microbiology.',
      'Laboratory technician for water and food analysis.',
    ],
    bios: [
      'I have worked in medical and environmental laboratories, on day shifts and nights, and am used to high sample numbers.',
      'I like method work: validating, writing procedures and training colleagues on new instruments.',
      'Traceable documentation is part of the job for me. I have taken part in three external audits.',
    ],
    achievements: [
      'Responsible for haematology with 600 samples a day and two analysers.',
      'Prepared the accreditation of the laboratory, passed at the first audit.',
      'Introduced barcode labels from sample collection to archive.',
    ],
  },
  medicalReceptionist: {
    titles: {
      junior: ['Trainee medical receptionist'],
      mid: ['Medical receptionist', 'Medical receptionist, evenings', 'Medical administrator'],
      senior: ['Practice manager'],
    },
    previousTitles: ['Receptionist', 'Medical Receptionist', 'Practice Manager'],
    skills: [
      'Medical Reception',
      'Customer Service',
      'Records Management',
      'Dental Assistance',
      'Microsoft Office',
      'Data Protection',
    ],
    pay: 33_000,
    types: ['Full-time', 'Part-time'],
    workplaces: ['Medical Practice', 'Dental Practice', 'Clinic'],
    education: [
      ['Medical Administration', 'Certificate'],
      ['Office Management', 'Vocational diploma'],
    ],
    experience: 'at the reception of a medical practice, clinic or hospital',
    openers: {
      any: [
        'Our reception in {city} is the first point of contact for patients. We are looking for someone who is friendly, organised and calm on busy mornings.',
        '{company} is looking for a medical receptionist to manage appointments, calls and patient records.',
      ],
      junior: [
        'Do you like contact with people and want to learn about work in a medical practice? {company} offers a start at its reception in {city}.',
      ],
      senior: [
        '{company} is looking for a manager who is responsible for reception, administration and billing in {city}.',
      ],
    },
    duties: {
      any: [
        'Welcome patients and check their details on arrival',
        'Schedule appointments by phone, online and in person',
        'Recognise urgent cases and inform the clinical team',
        'Maintain patient records and scan incoming documents',
        'Prepare bills, insurance forms and repeat prescriptions',
        'Prepare consulting rooms and order supplies',
      ],
      junior: [
        'Learn our booking system and answer calls with support',
        'Help with filing, post and preparing rooms',
        'Check patients in and update their details',
        'Restock consulting rooms and forms',
      ],
      senior: [
        'Manage the reception team, rotas and training',
        'Be responsible for billing, contracts and data protection in the practice',
      ],
    },
    qualification: 'Training in medical or office administration',
    requirements: [
      'Good computer skills and accurate typing',
      'Discretion in handling patient data',
      'Friendly and clear manner on the phone',
    ],
    screeningQuestion: {
      value: 'The doctor is running 40 minutes late and the waiting room is full. What do you do?',
      answers: [
        'I tell everyone in the room how long it will take, offer new appointments to those who cannot wait and call the patients who have not left home yet.',
        'I check the list for urgent cases with the nurse, inform the patients personally and write the delay on the screen.',
        'I apologise, give a realistic time and keep people updated every fifteen minutes.',
        'I move short appointments such as blood tests forward so that part of the room can be seen by the nurse.',
      ],
    },
    introductions: [
      'Medical receptionist with experience in group practices.',
      'Medical administrator for appointments, billing and records.',
      'Receptionist with a calm phone manner and good knowledge of practice software.',
    ],
    bios: [
      'I worked in a travel agency before I moved to a medical practice, so I am used to busy phones and full waiting rooms.',
      'I like a well-organised front desk: clear appointments, complete records and a tidy end of the day.',
      'I am interested in digital booking and have helped to introduce it in one practice.',
    ],
    achievements: [
      'Reception of a practice with three doctors and about ninety patients a day.',
      'Introduced online ordering of repeat prescriptions, which saved about a hundred calls a week.',
      'Responsible for billing and for training two apprentices.',
    ],
  },
  socialWorker: {
    titles: {
      junior: ['Youth worker'],
      mid: ['Social worker, families', 'Social worker, community services', 'Social worker, advice service'],
      senior: ['Social work team manager'],
    },
    previousTitles: ['Youth Worker', 'Social Worker', 'Head of Counselling'],
    skills: [
      'Social Work',
      'Counselling',
      'Mediation',
      'Youth Work',
      'Community Outreach',
      'Volunteer Coordination',
      'Public Speaking',
    ],
    pay: 41_000,
    types: ['Full-time', 'Part-time'],
    workplaces: ['Family Centre', 'Youth House', 'Community Trust'],
    education: [
      ['Social Work', 'Bachelor of Arts'],
      ['Education', 'Bachelor of Arts'],
      ['Psychology', 'Bachelor of Science'],
    ],
    experience: 'in social work',
    openers: {
      any: [
        'We are looking for a social worker in {city} who advises people on housing, money, family and health questions.',
        '{company} offers advice and practical support to individuals and families in {city}. You will carry your own caseload in a team with regular supervision.',
      ],
      junior: [
        '{company} is looking for a committed person in {city} who likes working with young people and wants to gain experience in social work.',
      ],
      senior: [
        '{company} is looking for an experienced social worker to lead its team and develop its services in {city}.',
      ],
    },
    duties: {
      any: [
        'Advise individuals and families in person, by phone and on home visits',
        'Assess needs and agree support plans with clients',
        'Help with applications and letters to authorities and landlords',
        'Work with schools, health services and other agencies',
        'Run an open advice session once a week',
        'Write case notes and reports',
      ],
      junior: [
        'Plan and run group activities for young people',
        'Support experienced colleagues in individual cases',
        'Accompany young people to appointments and activities',
        'Prepare rooms, materials and simple reports',
      ],
      senior: [
        'Lead the team, allocate cases and provide supervision',
        'Represent the service in local networks and secure its funding',
      ],
    },
    qualification: 'Degree in social work or a comparable qualification',
    requirements: [
      'Knowledge of social and housing law',
      'Ability to set boundaries and stay professional in conflicts',
      'A second language is an advantage',
    ],
    screeningQuestion: {
      value: 'How do you look after yourself in a job with difficult cases?',
      answers: [
        'Regular supervision, a short debrief with a colleague after hard conversations, and no work phone at the weekend.',
        'I plan time for notes directly after each visit so that I do not take cases home, and I go running.',
        'I ask for help early and accept that I cannot solve everything. A good team makes the difference.',
        'I keep my caseload visible to my manager, use peer consultation and take my leave in longer blocks.',
      ],
    },
    introductions: [
      'Social worker with experience in family and debt advice.',
      'Youth worker with a focus on group work and outreach.',
      'Social worker and mediator in community projects.',
    ],
    bios: [
      'I have worked with families in debt, with young people and with volunteers. I like practical help that people can use the next day.',
      'I studied social work after an apprenticeship and know how to deal with authorities from both sides.',
      'I value good networks and clear agreements with clients.',
    ],
    achievements: [
      'Advised about 200 families a year; two out of three kept their flat.',
      'Set up a youth repair workshop that is now run by its members.',
      'Coordinated 45 volunteers for homework support in three libraries.',
    ],
  },
}
