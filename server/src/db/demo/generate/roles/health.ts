import type { Role } from '../role.ts'

export const health: Record<string, Role> = {
  nurse: {
    titles: {
      junior: ['Newly qualified nurse'],
      mid: [
        'Registered nurse, day ward',
        'Nurse for our surgical ward',
        'Paediatric nurse',
        'Nurse, short-stay ward',
      ],
      senior: ['Ward manager', 'Nurse in charge, nights'],
    },
    held: ['Staff Nurse', 'Registered Nurse', 'Ward Manager'],
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
    learned: [
      ['Adult Nursing', 'Bachelor of Nursing'],
      ['Nursing', 'Diploma'],
      ['Child Nursing', 'Bachelor of Nursing'],
    ],
    opens: [
      'Three nurses on an early shift, and time for a sentence that is not about blood pressure. We would like to keep it that way, so we need you.',
      'Two of our colleagues retire this year. They will still be here to show you where everything is.',
      'We grow this year, and we only do so with the staff for it.',
    ],
    duties: [
      'Care for your own small group of patients through the whole shift',
      'Give medication, change dressings and notice early when something turns',
      'Explain to families what happens next, in words they know',
      'Hand over at the bedside, with the patient taking part',
      'Guide students, one at a time',
    ],
    wants: [
      'a valid registration as a nurse',
      'calm hands and clear notes',
      'willingness to work two weekends out of five',
    ],
    ask: {
      value: 'Tell us about a shift that you remember with pleasure.',
      answers: [
        'New Year, a full ward, and at midnight everybody who could stand stood at the window. One patient had not left her bed for a week.',
        'A patient who had refused all food asked for pancakes. The kitchen was closed, so we made them on the hot plate of the staff room.',
        'A quiet Tuesday in which I could teach a student to listen to lungs, and three patients offered theirs.',
        'The day we took out the last drain of a boy who had been with us for eleven weeks. He rang the bell himself.',
      ],
    },
    intros: [
      'Registered nurse. Calm on busy days, chatty on calm ones.',
      'Nurse for surgical wards, with good notes and good shoes.',
      'Nurse who likes the hours when the corridor is quiet.',
      'Children first: paediatric nurse with a pocket full of stickers.',
    ],
    bios: [
      'I decided on nursing when my grandfather was ill, because of one nurse who sat down for two minutes each evening. I try to have those two minutes.',
      'I have worked in surgery and in general medicine. I like the speed of the first and the conversations of the second.',
      'What makes a good ward is a good handover. I prepare mine like a short letter to somebody I like.',
      'I trained late, at thirty, after some years in a bakery. Early shifts do not frighten me.',
    ],
    deeds: [
      'Responsible for the training of new colleagues; nine out of ten were still there after a year.',
      'Introduced a handover at the bedside, after which mistakes with medication fell by a third.',
      'Nursing on a ward of 24 beds, with a focus on wounds and early mobilisation.',
      'Member of the group for infection control, responsible for hand hygiene on three wards.',
    ],
  },
  careAssistant: {
    titles: {
      junior: ['Care assistant, training included'],
      mid: [
        'Care assistant, early shifts',
        'Home carer with own route',
        'Support worker for people with disabilities',
      ],
      senior: ['Team leader in care'],
    },
    held: ['Care Assistant', 'Senior Care Assistant', 'Team Leader Care'],
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
    learned: [
      ['Health and Social Care', 'Certificate'],
      ['Care Assistance', 'Vocational diploma'],
    ],
    opens: [
      'Some people need help with their shoes and then go dancing. Others need company more than help. You will meet both.',
      'Our people live in their own rooms with their own furniture, and they decide when the day begins.',
    ],
    duties: [
      'Help with getting up, washing, dressing and eating, at the pace of each person',
      'Cook, shop and take walks together, since that is care too',
      'Notice changes and tell the nurse in time',
      'Write down what matters in plain words',
    ],
    wants: [
      'warmth and a sense of humour',
      'reliability in the early morning',
      'a first course in care, or the wish to take one with us',
    ],
    ask: {
      value: 'Why care?',
      answers: [
        'Because at the end of a day I know what I did, and for whom.',
        'I looked after my mother for four years. When it was over, I missed being needed, and I was good at it.',
        'I tried an office. Nobody there ever held my hand and told me about 1958.',
        'I like people best when they are old: they no longer pretend.',
      ],
    },
    intros: [
      'Care assistant with time for a second cup of tea.',
      'Home carer with my own car, and with patience for stairs and stories.',
      'Support worker who would rather do things together than do them for you.',
    ],
    bios: [
      'I have cared for people in their own homes for most of my working life. Every door is another world, and I knock on all of them.',
      'I work slowly where it matters. Ten minutes for a shirt are well spent if the person buttons it.',
      'Before I came to care I worked in hotels. Good service and good care have more in common than one thinks.',
    ],
    deeds: [
      'A route of eight people a morning in three villages, some of them for six years.',
      'Started a cooking afternoon, which has since had its own recipe book of 61 pages.',
      'Key worker for four residents who live with dementia, and contact for their families.',
    ],
  },
  physiotherapist: {
    titles: {
      junior: ['Physiotherapist, first job welcome'],
      mid: ['Physiotherapist', 'Occupational therapist', 'Physiotherapist, part-time'],
      senior: ['Head of therapy'],
    },
    held: ['Junior Physiotherapist', 'Physiotherapist', 'Head of Therapy'],
    skills: [
      'Physiotherapy',
      'Patient Assessment',
      'Occupational Therapy',
      'Speech Therapy',
      'Massage Therapy',
      'Sports Coaching',
    ],
    pay: 44_000,
    workplaces: ['Therapy Centre', 'Clinic', 'Rehabilitation'],
    learned: [
      ['Physiotherapy', 'Bachelor of Science'],
      ['Occupational Therapy', 'Bachelor of Science'],
    ],
    opens: [
      'Standing up, reaching the top shelf, saying the name of a daughter: our work is made of small things that are not small.',
      'Our therapy rooms look out on the garden, and half of the exercises happen there.',
    ],
    duties: [
      'Assess new patients and agree with them on one aim that is theirs',
      'Treat six to eight people a day, with breaks that are real',
      'Show relatives and carers what helps between the sessions',
      'Talk with nursing and doctors once a day, standing up, for ten minutes',
    ],
    wants: [
      'a finished training and a registration',
      'good hands and good questions',
      'readiness to visit people at home now and then',
    ],
    ask: {
      value: 'How do you motivate somebody who does not want to exercise?',
      answers: [
        'I ask what they miss. Nobody misses exercises, but one man missed his shed, so we practised the path to it.',
        'I leave out the word. We water the plants together, and the watering can gets fuller every week.',
        'By measuring something they believe in. For one patient it was the time until the kettle boiled.',
        'I begin with the good side. Success on the good side makes the other one jealous.',
      ],
    },
    intros: [
      'Physiotherapist. One aim at a time, and it is yours.',
      'Therapist for hips, knees and confidence.',
      'I help people back onto bicycles, stairs and stages.',
    ],
    bios: [
      'I was a dancer until my own knee ended it. The person who got me walking again is the reason for my profession.',
      'I have worked with athletes of twenty and gardeners of ninety. The gardeners do their exercises.',
      'I like teams in which therapy, nursing and medicine drink their coffee at one table.',
    ],
    deeds: [
      'Treated patients after strokes, at the clinic and at home, and taught their families.',
      'Founded a falls group of twelve people; nobody in it broke a bone in its first two years.',
      'Set up the therapy of a new ward, from the first mat to the first annual report.',
    ],
  },
  labTechnician: {
    titles: {
      junior: ['Laboratory assistant'],
      mid: [
        'Medical laboratory technician',
        'Laboratory technician, microbiology',
        'Laboratory technician, early shift',
      ],
      senior: ['Head of laboratory quality'],
    },
    held: ['Laboratory Assistant', 'Laboratory Technician', 'Head of Laboratory'],
    skills: [
      'Laboratory Work',
      'Medical Laboratory Testing',
      'Chemical Analysis',
      'Quality Management',
      'Biotechnology',
      'Pharmacy',
      'Records Management',
    ],
    pay: 47_000,
    workplaces: ['Laboratories', 'Diagnostics', 'Pharma'],
    learned: [
      ['Biomedical Science', 'Bachelor of Science'],
      ['Chemistry', 'Bachelor of Science'],
      ['Laboratory Technology', 'Vocational diploma'],
    ],
    opens: [
      'Two thousand samples reach us on a normal day, and behind each of them somebody is waiting.',
      'Our machines count faster than we do. What they can not do is wonder about a result.',
    ],
    duties: [
      'Prepare and run samples, and check each result against common sense',
      'Look after the analysers: calibrate, clean, order parts in time',
      'Keep records that an inspector can follow without asking',
      'Try out new methods on old samples before we offer them',
    ],
    wants: [
      'a finished training in a laboratory profession',
      'exactness that does not need reminding',
      'openness to one late shift a week',
    ],
    ask: {
      value: 'What do you do with a result that you do not believe?',
      answers: [
        'I look at the tube before I look at the machine. A little clot or a wrong label has explained most of mine.',
        'Run it again together with a control, and tell the doctor that it will take twenty minutes longer.',
        'I ask a colleague to look without telling them what I think.',
        'I compare it with the last three of the same person. People change slowly; mix-ups do not.',
      ],
    },
    intros: [
      'Laboratory technician with steady hands and a suspicious mind.',
      'I measure carefully, write legibly and clean up after myself.',
      'Biomedical scientist, at home between the centrifuge and the microscope.',
    ],
    bios: [
      'What I like about a laboratory is that it is quiet and that it matters, both at once.',
      'I have worked in haematology and in microbiology, on day shifts and on nights, and I would take the microscope to a desert island.',
      'Quality to me is not a folder but the habit of asking twice.',
    ],
    deeds: [
      'Responsible for haematology: 600 samples a day and two analysers.',
      'Prepared the accreditation of the laboratory, passed at the first visit with two remarks.',
      'Introduced bar codes from the ward to the archive, and with it the end of handwritten labels.',
    ],
  },
  medicalReceptionist: {
    titles: {
      junior: ['Trainee at our reception'],
      mid: ['Medical receptionist', 'Medical receptionist, part-time', 'Receptionist for three doctors'],
      senior: ['Practice manager'],
    },
    held: ['Receptionist', 'Medical Receptionist', 'Practice Manager'],
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
    learned: [
      ['Medical Administration', 'Certificate'],
      ['Office Management', 'Vocational diploma'],
    ],
    opens: [
      'Whoever comes through our door is seldom having a good day. You are the first face they see.',
      'The telephone rings 180 times before noon. We have just bought better headsets and look for a better voice.',
    ],
    duties: [
      'Give out appointments so that nobody waits for longer than twenty minutes',
      'Tell an emergency from an impatient caller, and stay kind to both',
      'Keep records, letters and bills in order',
      'Prepare the rooms in the morning and close them in the evening',
    ],
    wants: [
      'a friendly and steady manner',
      'sure handling of a computer',
      'discretion, also at the baker in the same street',
    ],
    ask: {
      value: 'The waiting room is full and the doctor is late. What do you say?',
      answers: [
        'The truth and a time: "It will be forty minutes. If you like, have a coffee across the road, and I will ring you."',
        'I say it before they ask. People forgive waiting, but not wondering.',
        'I go out from behind the desk and speak to each of them, beginning with the one who looks at the clock.',
        'I offer the last three a new appointment tomorrow at eight, first in line. Somebody always takes it.',
      ],
    },
    intros: [
      'Medical receptionist with a good memory for names.',
      'I run a front desk on which nothing gets lost, not even tempers.',
      'Practice organiser: appointments, letters, bills, and plants that live.',
    ],
    bios: [
      'I worked in a travel agency before, so I know about long queues and great expectations.',
      'I speak slowly on the telephone. It is the quickest way.',
      'Order gives me pleasure. An empty tray at six in the evening is my idea of a good day.',
    ],
    deeds: [
      'Reception and telephone of a practice with three doctors and about ninety patients a day.',
      'Introduced appointments for repeat prescriptions, which took a hundred calls a week off the line.',
      'Responsible for billing and for the training of two apprentices.',
    ],
  },
  socialWorker: {
    titles: {
      junior: ['Youth worker'],
      mid: ['Social worker, families', 'Counsellor, part-time', 'Community outreach worker'],
      senior: ['Head of a counselling centre'],
    },
    held: ['Youth Worker', 'Social Worker', 'Head of Counselling'],
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
    learned: [
      ['Social Work', 'Bachelor of Arts'],
      ['Education', 'Bachelor of Arts'],
      ['Psychology', 'Bachelor of Science'],
    ],
    opens: [
      'People come to us with one letter they do not understand and leave with a plan for the next month.',
      'We are five people, two rooms and a kitchen table, and most of the work is done at the table.',
    ],
    duties: [
      'Advise people on housing, money and work, and go along where it helps',
      'Speak with schools, offices and landlords on their behalf',
      'Run an open afternoon once a week, whatever the weather',
      'Write reports that you would not mind the person reading',
    ],
    wants: [
      'a degree in social work, or long practice beside it',
      'patience with offices and none with injustice',
      'a second language, whichever it is',
    ],
    ask: {
      value: 'How do you look after yourself in this work?',
      answers: [
        'I walk home. It takes 35 minutes, and at the bridge I stop thinking about work. That is the rule.',
        'With a choir on Wednesdays and a supervisor on every second Friday. I have skipped neither in four years.',
        'I write down one thing that went well before I switch off the light in the office.',
        'By asking for help early. I tell my clients to, so I had better do it.',
      ],
    },
    intros: [
      'Social worker who reads letters from offices so that you need not.',
      'Youth worker with a football, a kettle and an open door.',
      'Counsellor and mediator. I listen first and for a long time.',
    ],
    bios: [
      'I grew up in a big block of flats with one good neighbour who knew how to fill in every form. I wanted to be that neighbour.',
      'I have worked with families in debt, with young people on the street and with a brilliant group of retired volunteers.',
      'I believe in small steps that are agreed on, written down and celebrated.',
    ],
    deeds: [
      'Advice for about 200 families a year; two in three kept their flat.',
      'Built a repair café with young people that is now run by them.',
      'Coordinated 45 volunteers who help with homework in three libraries.',
    ],
  },
}
