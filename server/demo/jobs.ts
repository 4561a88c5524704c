import type { DemoJob } from './types.ts'

export const jobs: DemoJob[] = [
  {
    company: 'demo.company',
    title: 'Joiner, staircases and doors',
    detail: `We are looking for a joiner for our workshop in Berlin-Weißensee. You will build staircases and panelled doors, mainly in oak and larch, and restore front doors in older Berlin houses.

What you'll do
- Measure on site and prepare workshop drawings
- Build and glue up staircases, panelled doors and frames
- Restore old front doors, including new rails and sills
- Install your own work, usually in pairs, one or two days a week

What we're looking for
- A completed apprenticeship as a joiner or carpenter and several years of experience
- Confidence in setting up a spindle moulder and a tenoner
- Enough German to talk to tenants and customers on site

What we offer
- 38-hour week, finishing at 2 pm on Fridays; overtime is taken as time off
- 30 days of holiday, including the two weeks around New Year
- Use of the workshop for your own projects on Saturdays

How to apply
- Send us your application through this page
- After a first conversation we invite you to a paid trial day
- You will hear from us within a week`,
    skills: ['Joinery', 'Cabinet Making', 'Furniture Restoration', 'Blueprint Reading'],
    locations: ['Berlin, Germany'],
    employment_types: ['Full-time'],
    salary: { nominal: '45500.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 24,
    posted_days_ago: 9,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'Tell us about one piece that you built or repaired and are proud of.',
        required: true,
      },
      { type: 'input', value: 'When could you start?', required: true },
    ],
  },
  {
    company: 'demo.company',
    title: 'Web developer for our shelf configurator (React, TypeScript)',
    detail: `On our website customers design their own shelves, see the price immediately and order online. We are looking for a freelance developer to maintain and extend this configurator.

Technical environment
- React and TypeScript in the browser, a small Node.js service and PostgreSQL, about 14,000 lines of code in total
- The price calculation is well tested; other areas need more tests
- The configurator handles around 90 orders a month, two thirds of them from phones

Your first tasks
- Support for sloping ceilings, our most requested feature
- Full keyboard operation of the drawing tool
- A clearer order confirmation, so that fewer customers need to call us

Working together
- You work about ten days a month, remotely, with one day in Weißensee every few weeks
- Your contacts are Judith, who manages the orders, and Pawel, who runs the saw
- Invoices are paid within seven days

Your profile
- Several years of experience with React and TypeScript, a good eye for clear interfaces and solid knowledge of web accessibility`,
    skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Web Accessibility'],
    locations: ['Berlin, Germany', 'Remote'],
    employment_types: ['Freelance', 'Contract'],
    salary: { nominal: '62.00', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 17,
    posted_days_ago: 4,
    remote: true,
    questions: [
      { type: 'input', value: 'A link to something you built that is in use', required: true },
      {
        type: 'textarea',
        value: 'Many visitors leave our configurator before they order. What would you look at first?',
        required: true,
      },
      { type: 'input', value: 'How many days a month are you available?', required: false },
    ],
  },
  {
    company: 'demo.company',
    title: 'CNC machinist, solid wood and board',
    detail: `Our five-axis router is running close to full capacity, and we are looking for a second operator. You will work with the drawing office and the bench joiners from the first program to the finished part.

Your responsibilities
- Nest boards, select and measure tools and set up the machine
- Check and correct programs from the drawing office
- Run first parts, inspect them and release the series
- Sharpen and maintain tools and keep the machine clean

Your profile
- Training as a joiner or machinist and experience with CNC routers
- Ability to read and edit programs, not only run them
- Good knowledge of solid wood and board materials

Benefits
- A permanent contract, a modern extraction system, a one-week training course at the manufacturer in your first year and an annual bonus that is shared equally
- We review applications every Thursday and invite suitable candidates to a paid half-day at the machine`,
    skills: ['CNC Machining', 'CNC Programming', 'Machine Maintenance', 'Joinery'],
    locations: ['Berlin, Germany'],
    employment_types: ['Full-time'],
    salary: { nominal: '47200.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 2,
    posted_days_ago: 26,
    remote: false,
    questions: [],
  },
  {
    company: 'demo.company',
    title: 'Upholsterer, three days a week',
    detail: `So far we have sent our upholstery work to another workshop. We would now like to do it ourselves and are looking for an upholsterer who sets up and runs this area.

You will upholster window seats, dining benches and occasionally the seating of a hotel lobby. Most pieces are foam and wool on plywood; about one in five is traditional work with webbing and springs.

What you can expect
- A bright 40 m² room next to the finishing shop
- A budget for a work table, a walking-foot machine and a compressor of your choice
- Three working days a week, agreed a month ahead

What we expect
- Completed training as an upholsterer or comparable skills
- Experience with both foam and traditional upholstery
- Availability on Thursdays, when customers come to choose fabrics`,
    skills: ['Upholstery', 'Sewing', 'Furniture Restoration', 'Customer Service'],
    locations: ['Berlin, Germany'],
    employment_types: ['Part-time'],
    salary: { nominal: '26.50', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 33,
    posted_days_ago: 13,
    remote: false,
    questions: [{ type: 'input', value: 'Which three days would suit you?', required: false }],
  },
  {
    company: 'demo.company',
    title: 'Workshop internship, eight weeks',
    detail: `Are you considering joinery as a career? In our eight-week paid internship you get to know the trade and build a piece of your own.

The programme
- Weeks 1 and 2: sharpening, planing and hand-cut joints
- Weeks 3 to 5: working with a joiner on a customer order
- Week 6: installation on site
- Weeks 7 and 8: your own piece in oak or ash; we provide the material

Requirements
- You do not need experience
- You should be at least 16, punctual, interested in working with your hands and have safety shoes
- You will always be supervised at the machines, and some machines are only for qualified staff

After the internship
- Two of our nineteen employees started as interns
- If both sides are happy, we can offer you an apprenticeship`,
    skills: ['Carpentry', 'Joinery', 'Wood Finishing'],
    locations: ['Berlin, Germany'],
    employment_types: ['Internship'],
    salary: { nominal: '1450.00', paid_period: 'Month' },
    experience_level: '1 - 2 years',
    deadline_in_days: 41,
    posted_days_ago: 18,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'What have you built or repaired so far? Hobby projects count.',
        required: true,
      },
    ],
  },
  {
    company: 'demo.company',
    title: 'Office administrator, mornings',
    detail: `We need an organised person to run our office in the mornings. You will be the first contact for customers and suppliers and share the office with our operations manager Judith.

Your tasks
- Prepare quotes, invoices and payment reminders
- Coordinate deliveries and the installation calendar
- Record time sheets and prepare documents for our tax adviser
- Answer calls and emails

What you bring
- Training in office administration or several years of experience, good Excel skills, fluent German and a friendly manner on the phone

What we offer
- 20 to 24 hours a week, Monday to Friday from 8 am
- Holidays can be planned around the school calendar
- Your predecessor is retiring and will train you for four weeks
- Please note that there is an office dog`,
    skills: ['Office Administration', 'Bookkeeping', 'Customer Service', 'Microsoft Excel', 'German'],
    locations: ['Berlin, Germany'],
    employment_types: ['Part-time'],
    salary: { nominal: '21.80', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 11,
    posted_days_ago: 20,
    remote: false,
    questions: [],
  },
  {
    company: 'demo.company',
    title: 'Team lead, on-site installation',
    detail: `You will lead our installation team: five fitters, two vans and usually three building sites at the same time. Together with the drawing office you make sure that staircases, doors and furniture are installed on schedule.

Key responsibilities
- Plan staff, vans and deliveries for each week
- Take final measurements and decide on adjustments on site
- Check the finished work and hand it over to the customer
- Train fitters and make sure that safety rules are followed

Requirements
- Several years of experience in furniture or staircase installation
- Experience in leading a team
- Driving licence for a 3.5-tonne van
- A master craftsman's certificate is welcome but not required

Benefits
- Company van with private use, company phone, 38-hour week and 30 days of holiday`,
    skills: ['Site Management', 'Joinery', 'Team Leadership', 'Blueprint Reading'],
    locations: ['Berlin, Germany'],
    employment_types: ['Full-time'],
    salary: { nominal: '53800.00', paid_period: 'Year' },
    experience_level: '8 - 10 years',
    deadline_in_days: 58,
    posted_days_ago: 0,
    remote: false,
    questions: [],
  },
  {
    company: 'haltepunkt',
    title: 'Front-end engineer (React, TypeScript)',
    detail: `Several hundred thousand passengers check our departure boards every day, on phones, on the web and on displays at stops. As a front-end engineer you will build these pages and the tools that dispatchers use.

What you'll work on
- Departure pages that load quickly on weak connections and show how current the data is
- A map with live vehicle positions and low battery use
- A roster screen for dispatchers that works entirely with the keyboard

What we're looking for
- Two or more years of experience with React and TypeScript
- Good knowledge of semantic HTML, CSS and web accessibility
- An interest in performance; we test every release on a four-year-old phone

What we offer
- 32 to 40 hours a week, in Hamburg or remote within three hours of Central European Time
- Code reviews on the same day
- One day a month in customer support, so that you know our users

How we hire
- Two interviews of one hour each and a paid afternoon of pair programming`,
    skills: ['React', 'TypeScript', 'CSS', 'HTML', 'Web Accessibility'],
    locations: ['Hamburg, Germany', 'Berlin, Germany', 'Remote'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '66000.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 29,
    posted_days_ago: 3,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value: 'Which screen that you use every day would you simplify, and how?',
        required: true,
      },
      { type: 'input', value: 'How many hours a week would you like to work?', required: false },
    ],
  },
  {
    company: 'haltepunkt',
    title: 'Back-end developer, Node.js and PostgreSQL',
    detail: `You will be responsible for our planning service, which public transport operators use to manage timetables, vehicles and drivers. When a bridge closes, hundreds of trips have to be replanned within an hour, so reliability matters.

- Develop the service in TypeScript, Node.js and PostgreSQL
- Import timetables in three national formats
- Add an audit history of everything that was shown to passengers
- Separate the data of our 63 customers with row-level security

Who we are looking for
- You have several years of back-end experience, read query plans with confidence and prefer simple solutions
- Our working language is English; German is not required

Pay and working conditions
- All salaries are based on published pay bands; this position is in band 3
- You can work from our office in Hamburg or remotely`,
    skills: ['Node.js', 'TypeScript', 'PostgreSQL', 'SQL', 'REST API Design'],
    locations: ['Hamburg, Germany', 'Remote'],
    employment_types: ['Full-time'],
    salary: { nominal: '74000.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 36,
    posted_days_ago: 1,
    remote: true,
    questions: [
      { type: 'textarea', value: 'Describe a data migration that did not go as planned.', required: true },
    ],
  },
  {
    company: 'haltepunkt',
    title: 'UI/UX designer',
    detail: `Our software is used by dispatchers and drivers under time pressure. We are looking for a designer who makes complex tasks quick and safe to carry out.

Your tasks
- Observe users in depots and control rooms during your first two weeks and regularly afterwards
- Design user flows and prototypes; one of the first topics will be swapping shifts
- Write clear interface texts
- Develop our Figma component library together with the developers

Your profile
- Several years of experience in UX design, ideally for business software
- Experience with user research and usability tests
- Good knowledge of accessibility requirements

Working with us
- The position is full-time or four days a week
- You work in Hamburg, with up to three days a week from home
- Please show us two projects, including one that you would approach differently today`,
    skills: ['UI/UX Design', 'User Research', 'Figma', 'Web Accessibility', 'Copywriting'],
    locations: ['Hamburg, Germany'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '61500.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 48,
    posted_days_ago: 11,
    remote: false,
    questions: [{ type: 'input', value: 'Link to two pieces of work', required: true }],
  },
  {
    company: 'haltepunkt',
    title: 'Site reliability engineer, four days a week',
    detail: `Our customers start operating at 4 am, and our systems have to be available when they do. You will run and improve the infrastructure for 63 transport operators.

Our setup
- Linux servers at two German hosting providers, containers, Terraform and an automated deployment that takes six minutes
- Last year we had 41 minutes of downtime in total

Your projects
- Automated restore tests
- Monitoring dashboards that our support team can use
- A failover plan for the loss of one hosting provider

On-call duty
- One week in five, shared with the developers and paid per week
- There were seven calls at night last year
- After a call you have the next morning off

Working time
- 32 hours over four days
- Remote work is possible`,
    skills: [
      'Site Reliability Engineering',
      'Linux Administration',
      'Docker',
      'Terraform',
      'PostgreSQL',
      'CI/CD',
    ],
    locations: ['Hamburg, Germany', 'Remote'],
    employment_types: ['Part-time'],
    salary: { nominal: '68500.00', paid_period: 'Year' },
    experience_level: '6 - 8 years',
    deadline_in_days: 15,
    posted_days_ago: 22,
    remote: true,
    questions: [],
  },
  {
    company: 'haltepunkt',
    title: 'Student assistant, test automation',
    detail: `You support our QA team for 10 to 16 hours a week alongside your studies, in our office in Altona or from home.

You will
- write browser tests for key functions such as buying a day ticket or announcing a delay
- analyse failing tests and report the cause
- take part in code reviews

You bring
- Enrolment at a university
- Basic knowledge of TypeScript or JavaScript
- Interest in software quality

You get
- A mentor with two fixed afternoons a week, flexible hours and no shifts during your exams
- Several of our developers started as student assistants`,
    skills: ['Test Automation', 'Software Testing', 'TypeScript', 'Git'],
    locations: ['Hamburg, Germany'],
    employment_types: ['Part-time', 'Internship'],
    salary: { nominal: '17.50', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 20,
    posted_days_ago: 15,
    remote: false,
    questions: [],
  },
  {
    company: 'alder-row-care',
    title: 'Registered nurse, nights',
    detail: `Our care home in Bedminster has 42 residents. As the nurse in charge you work from 8:30 pm to 7:30 am with a team of three care assistants.

Your responsibilities
- Medication rounds at 10 pm and 6 am
- Wound care, pain management and observations
- Deciding when to call the out-of-hours doctor
- A clear handover to the day team

What you need
- Current registration as a nurse
- Confidence in working as the only nurse on shift
- Experience with older people is an advantage

Pay and benefits
- Three nights a week as full-time, or two as part-time
- Rotas published six weeks in advance
- One hour of paid supervision a month
- Free hot meal on every shift

You are welcome to visit us one evening before you apply. Please ask for Denise.`,
    skills: ['Nursing', 'Medication Administration', 'Wound Care', 'Dementia Care'],
    locations: ['Bristol, United Kingdom'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '27.80', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 3,
    posted_days_ago: 16,
    remote: false,
    questions: [
      { type: 'input', value: 'Your registration number, or the date you expect it', required: true },
      { type: 'textarea', value: 'What makes a good night shift for you?', required: false },
    ],
  },
  {
    company: 'alder-row-care',
    title: 'Care assistant, dementia unit',
    detail: `Fourteen people with dementia live on our garden floor. Each care assistant is key worker for four residents and the contact for their families.

Your day
- Help with washing, dressing and eating
- Plan and accompany activities such as gardening, baking and music
- Record changes and report them to the nurse

Experience and training
- No experience is necessary
- New colleagues receive three weeks of training at full pay before they are counted on a shift
- If you are experienced, you start on a higher pay grade, and we fund your next diploma

Working hours
- Shifts run from 7:30 am to 3 pm and from 2:30 pm to 10 pm
- Every other weekend is free, and there are no split shifts`,
    skills: ['Dementia Care', 'Elderly Care', 'First Aid', 'Food Hygiene'],
    locations: ['Bristol, United Kingdom'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '14.90', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 44,
    posted_days_ago: 2,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'A resident is sure she has to go home and cook for her children. What do you do?',
        required: true,
      },
    ],
  },
  {
    company: 'alder-row-care',
    title: 'Community physiotherapist, part-time',
    detail: `You visit older people in their own homes in south Bristol, two or three days a week, and help them to stay mobile after a fall or an operation.

What you will do
- Assess patients and agree a personal goal with each of them
- Make up to six visits a day, with 45 minutes for each plus travel time
- Advise families and carers
- Work closely with the occupational therapist and the nurse in your office

About you
- You are a registered physiotherapist with several years of experience, ideally in community or older people's care
- You will be the second physiotherapist in the team and work with Rhiannon, who set it up four years ago

What we offer
- 28 days of leave (pro rata), an annual study budget, an electric pool car or bicycle, and no weekend work`,
    skills: ['Physiotherapy', 'Patient Assessment', 'Elderly Care', 'Home Care'],
    locations: ['Bristol, United Kingdom'],
    employment_types: ['Part-time'],
    salary: { nominal: '30.50', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 27,
    posted_days_ago: 8,
    remote: false,
    questions: [],
  },
  {
    company: 'alder-row-care',
    title: 'Cook, care home kitchen',
    detail: `You cook lunch for 46 residents, Monday to Friday from 7 am to 3 pm, together with one kitchen assistant. Everything is prepared fresh, with a fixed daily budget per person.

Your responsibilities
- Plan the weekly menu with the residents' kitchen committee
- Cook standard and special diets; about a third of our residents need soft food
- Bake birthday cakes at residents' request
- Order goods and keep food safety records

Skills and experience
- Qualified cook or several years of kitchen experience
- Good knowledge of allergens and food hygiene
- Knowledge of texture-modified food, or willingness to learn it with our speech therapist`,
    skills: ['Cooking', 'Menu Planning', 'Food Hygiene', 'Baking'],
    locations: ['Bristol, United Kingdom'],
    employment_types: ['Full-time'],
    salary: { nominal: '31800.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 19,
    posted_days_ago: 24,
    remote: false,
    questions: [],
  },
  {
    company: 'alder-row-care',
    title: 'Volunteer and activities coordinator',
    detail: `Sixty volunteers support our two homes, from school classes to retired professionals. You will recruit, train and coordinate them and plan the activities programme with our care teams.

Main tasks
- Recruit, interview and induct volunteers
- Match volunteers with residents
- Plan weekly activities and manage the budget
- Write the monthly newsletter for families

Your background
- Experience in community work, education, culture or event management
- You communicate well with people of all ages and are confident with office software

Working time
- 25 hours a week
- Some weekend afternoons are required, with a free weekday in return`,
    skills: ['Volunteer Coordination', 'Community Outreach', 'Event Planning', 'Elderly Care'],
    locations: ['Bristol, United Kingdom'],
    employment_types: ['Part-time'],
    salary: { nominal: '16.70', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 52,
    posted_days_ago: 31,
    remote: false,
    questions: [],
  },
  {
    company: 'kornblomst',
    title: 'Baker, early shift',
    detail: `We are looking for a qualified baker for our bakery in Frederiksbjerg. The shift runs from 3 am to 11 am in a team of three.

What you'll do
- Mix, shape and bake around 700 rye and 400 wheat loaves on a weekday
- Rotate weekly between mixer, table and oven
- Maintain our sourdoughs and adjust recipes to each flour delivery

What you bring
- Completed training as a baker
- Experience with sourdough
- Reliability and good teamwork

What you get
- Five shifts a week, every second Saturday and never on Sunday
- Six weeks of holiday, a pension scheme and free bread

Next steps
- After a first conversation we invite you to two paid trial shifts`,
    skills: ['Baking', 'Food Hygiene', 'Stock Control'],
    locations: ['Aarhus, Denmark'],
    employment_types: ['Full-time'],
    salary: { nominal: '26.80', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 8,
    posted_days_ago: 12,
    remote: false,
    questions: [
      { type: 'textarea', value: 'Which bread would you like to add to our range, and why?', required: true },
    ],
  },
  {
    company: 'kornblomst',
    title: 'Pastry chef, cakes and buns',
    detail: `You are responsible for our pastry section from 5 am to 1 pm and train one apprentice. Our cardamom buns are our best-selling product.

Your tasks
- Produce buns, tarts and the weekly cake
- Plan and bake about twenty wedding cakes each summer, including meetings with customers
- Develop seasonal products, which the team tastes and selects twice a year
- Order ingredients and check quality

Your profile
- Training as a pastry chef or baker and several years of experience
- Enjoyment of training others
- English or Danish; we support you in learning Danish`,
    skills: ['Pastry Making', 'Baking', 'Employee Training'],
    locations: ['Aarhus, Denmark'],
    employment_types: ['Full-time'],
    salary: { nominal: '4350.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 38,
    posted_days_ago: 28,
    remote: false,
    questions: [],
  },
  {
    company: 'kornblomst',
    title: 'Shop assistant, weekends',
    detail: `We are looking for a shop assistant for our shop on Ingerslevs Boulevard, Saturdays and Sundays from 6:30 am to 1:30 pm. The job is well suited to students.

Your tasks
- Serve customers and prepare coffee
- Slice, pack and label bread
- Restock shelves and clean the counter at closing time

Good to know
- You always work in a team of three
- We train you on all products and on the coffee machine, and you can tell us in advance which weekends you need off`,
    skills: ['Retail Sales', 'Customer Service', 'Cash Handling', 'Coffee Preparation'],
    locations: ['Aarhus, Denmark'],
    employment_types: ['Part-time'],
    salary: { nominal: '21.20', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 5,
    posted_days_ago: 7,
    remote: false,
    questions: [
      {
        type: 'input',
        value: 'Are you 18 or older? (Required for operating the coffee machine.)',
        required: true,
      },
    ],
  },
  {
    company: 'kornblomst',
    title: 'Cargo bike courier, mornings',
    detail: `You deliver bread to 18 cafés and canteens with an electric cargo bike. The tour starts at 6:15 am and ends at about 10 am, four mornings a week. The contract runs for at least six months.

Your tasks
- Load the bike and check the delivery notes
- Deliver up to 110 kg of bread per tour, including carrying crates upstairs
- Get signatures and collect empty crates

Requirements
- Good physical fitness, safe riding in city traffic and reliability in the early morning
- Local knowledge helps

What we provide
- Rain clothing, a well-maintained bike with winter tyres, and breakfast after the tour
- In icy conditions tours are split and given more time`,
    skills: ['Cargo Bike Delivery', 'Delivery Driving', 'Bicycle Repair'],
    locations: ['Aarhus, Denmark'],
    employment_types: ['Part-time', 'Temporary'],
    salary: { nominal: '20.60', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 30,
    posted_days_ago: 37,
    remote: false,
    questions: [],
  },
  {
    company: 'maasbrug-freight',
    title: 'Forklift and reach truck driver, cold store',
    detail: `Your tasks
- Unload containers of fruit and put pallets away at up to 11 metres
- Pick orders for the afternoon departures
- Check and record temperatures

You work in a heated cabin in zones between 5 and 13 degrees, with occasional work in the freezer. There are two shifts, 6 am to 2 pm and 2 pm to 10 pm, changing weekly.

Your profile
- You hold a reach truck certificate or obtain it with us in your first two weeks
- You speak Dutch or English and work safely

Our offer
- Permanent contract from the first day
- Travel allowance and thermal workwear
- Paid ten-minute warm-up break for every hour in the freezer

Application
- Apply online or call us
- At the interview you will meet team leader Ruud and take a test drive`,
    skills: ['Forklift Operation', 'Order Picking', 'Inventory Management', 'Occupational Safety'],
    locations: ['Rotterdam, Netherlands'],
    employment_types: ['Full-time'],
    salary: { nominal: '19.20', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 13,
    posted_days_ago: 5,
    remote: false,
    questions: [
      {
        type: 'input',
        value: 'Which truck certificates do you hold, and until when are they valid?',
        required: true,
      },
      { type: 'input', value: 'Early shift, late shift, or both?', required: false },
    ],
  },
  {
    company: 'maasbrug-freight',
    title: 'Customs clearance specialist',
    detail: `Our customs desk handles around 90 declarations a day with a team of seven, for goods ranging from coffee to machine parts. We are looking for an additional specialist.

Responsibilities
- Prepare import and transit declarations
- Check origin, tariff classification and customs value
- Communicate with customs authorities
- Advise customers on documents and processing times

Requirements
- At least two years of experience at a forwarder or customs broker
- Good knowledge of the customs tariff
- Fluent Dutch and good English

We offer
- Hybrid working with three days at the Waalhaven and two at home, flexible starting times between 7 and 10 am and ten paid training days a year`,
    skills: ['Customs Clearance', 'Freight Forwarding', 'Compliance', 'Dutch'],
    locations: ['Rotterdam, Netherlands'],
    employment_types: ['Full-time'],
    salary: { nominal: '51500.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 40,
    posted_days_ago: 19,
    remote: false,
    questions: [],
  },
  {
    company: 'maasbrug-freight',
    title: 'Truck driver, Benelux day tours',
    detail: `You drive refrigerated day tours to Antwerp, Brussels and Liège, starting at around 5 am and finishing by 3 pm. You are home every night.

What you'll do
- Deliver fruit to up to twelve customers per tour and take return loads
- Check load, temperature and documents
- Represent us in a friendly way at the customer's dock

What you need
- Licence CE, driver card and code 95
- Basic French is useful

What you can count on
- A fixed truck that is no older than four years, help with unloading at every stop, full payment of waiting time and correct recording of working hours`,
    skills: ['Truck Driving', 'Route Planning', 'Customer Service'],
    locations: ['Rotterdam, Netherlands', 'Antwerp, Belgium'],
    employment_types: ['Full-time'],
    salary: { nominal: '3480.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 65,
    posted_days_ago: 35,
    remote: false,
    questions: [],
  },
  {
    company: 'maasbrug-freight',
    title: '.NET developer for our warehouse system (C#, ASP.NET)',
    detail: `Our warehouse management system was developed in-house in 2011 and fits our processes well. Over the next years we want to modernise it step by step.

Current stack
- C#, ASP.NET, SQL Server with 340 tables, handheld scanners and several Windows services

Your tasks
- Migrate the system to a current .NET version
- Introduce automated tests, starting with stock movements
- Simplify screens so that new colleagues can learn them quickly

Your team
- You work with two developers, next to the warehouse
- Once a quarter you join a shift on the floor to see the software in use

Contract and location
- A twelve-month contract with the option of a permanent position
- Remote work is possible after an initial week in Rotterdam, with three or four visits a year at our expense
- The selection process consists of one interview and a one-hour code walkthrough`,
    skills: ['C#', '.NET', 'ASP.NET', 'Microsoft SQL Server', 'Software Testing'],
    locations: ['Rotterdam, Netherlands', 'Remote'],
    employment_types: ['Contract', 'Full-time'],
    salary: { nominal: '46.00', paid_period: 'Hour' },
    experience_level: '6 - 8 years',
    deadline_in_days: 22,
    posted_days_ago: 6,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value: 'How would you migrate a large, untested system to a current .NET version?',
        required: true,
      },
      { type: 'input', value: 'Your time zone', required: true },
    ],
  },
  {
    company: 'taman-senja',
    title: 'Front office supervisor',
    detail: `You lead our reception team of five and work at the front desk yourself three days a week.

Responsibilities
- Plan rotas and train new receptionists
- Manage bookings, the cash book and airport transfers
- Handle guest requests and complaints
- Coordinate with housekeeping and kitchen

Qualifications
- Several years of front desk experience, ideally with leadership tasks
- Good English and Bahasa Indonesia; further languages are an advantage
- Calm and friendly manner

Compensation
- The monthly salary stated plus service charge, health insurance for your family and meals on duty
- If you move to Yogyakarta, we provide a room for the first two months
- We answer all applications within ten days`,
    skills: ['Hotel Reception', 'Customer Service', 'Team Leadership', 'Cash Handling', 'Bahasa Indonesia'],
    locations: ['Yogyakarta, Indonesia'],
    employment_types: ['Full-time'],
    salary: { nominal: '640.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 26,
    posted_days_ago: 10,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'A guest arrives at midnight and the room is not ready. What do you do?',
        required: true,
      },
    ],
  },
  {
    company: 'taman-senja',
    title: 'Sous chef, Javanese kitchen',
    detail: `Our kitchen serves about fifty breakfasts and thirty dinners a day, and a public lunch on Sundays. As sous chef you support and represent head chef Mbak Wulan.

Your tasks
- Cook Javanese dishes such as gudeg, and help to develop the menu
- Shop at Beringharjo market twice a week
- Manage the store, orders and kitchen hygiene
- Guide the junior cooks

Requirements
- Several years of experience in a professional kitchen, very good knowledge of Javanese cuisine and of vegetarian cooking, as half of our guests do not eat meat

Working time
- Six-day week with a fixed day off of your choice
- Meals and workwear are provided`,
    skills: ['Cooking', 'Menu Planning', 'Food Hygiene', 'Stock Control'],
    locations: ['Yogyakarta, Indonesia'],
    employment_types: ['Full-time'],
    salary: { nominal: '560.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 14,
    posted_days_ago: 21,
    remote: false,
    questions: [],
  },
  {
    company: 'taman-senja',
    title: 'Housekeeping attendant',
    detail: `You look after our 24 guest rooms together with four colleagues, from 7 am to 3 pm.

- Clean and prepare rooms and verandas
- Wash and iron linen
- Arrange flowers from the garden
- Report repairs to maintenance

What we expect
- You work carefully and respect guests' privacy
- Certificates are not required; training takes two weeks

What we offer
- A free lunch every day, paid overtime, and a course of your choice after one year, for example English or a driving licence`,
    skills: ['Housekeeping', 'Laundry and Ironing', 'Building Cleaning'],
    locations: ['Yogyakarta, Indonesia'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '310.00', paid_period: 'Month' },
    experience_level: '1 - 2 years',
    deadline_in_days: 47,
    posted_days_ago: 33,
    remote: false,
    questions: [],
  },
  {
    company: 'perahu-labs',
    title: 'React Native developer, offline first',
    detail: `Our users record sales on their phones, often without a connection for several hours. You will develop the app and the synchronisation that keeps their data correct.

What you'll build
- Receipt printing over Bluetooth
- A stock list that supports partial units
- A start-up time of less than two seconds on phones with 2 GB of memory

What we're looking for
- Three or more years of mobile development, preferably with React Native and TypeScript
- Experience with local databases and synchronisation
- Fluent Bahasa Indonesia, as you will visit users at a market once a month

Benefits
- Laptop and test phones, health insurance for you and your parents and 20 days of annual leave
- You can work in Jakarta, in Makassar or remotely within Indonesia`,
    skills: ['React Native', 'TypeScript', 'Android Development', 'SQL', 'Bahasa Indonesia'],
    locations: ['Jakarta, Indonesia', 'Makassar, Indonesia', 'Remote'],
    employment_types: ['Full-time'],
    salary: { nominal: '2250.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 21,
    posted_days_ago: 2,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value:
          'Two phones changed the same sale while both were offline. How would you resolve the conflict?',
        required: true,
      },
    ],
  },
  {
    company: 'perahu-labs',
    title: 'Back-end engineer, Go',
    detail: `90,000 shops synchronise their data with our servers, most of them between 7 and 9 pm. You will be responsible for the synchronisation service.

Your responsibilities
- Design conflict rules and idempotent write operations in Go
- Optimise PostgreSQL for our evening peak
- Improve monitoring and capacity planning
- Review code and mentor junior engineers

Requirements
- Four or more years of back-end experience; Go can be learned on the job
- Very good SQL skills
- Understanding of distributed systems and failure handling

Location
- Three days a week in our South Jakarta office, where lunch is provided
- You work from home on the other two days`,
    skills: ['Go', 'PostgreSQL', 'REST API Design', 'Docker', 'Kubernetes'],
    locations: ['Jakarta, Indonesia'],
    employment_types: ['Full-time'],
    salary: { nominal: '2600.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 60,
    posted_days_ago: 17,
    remote: false,
    questions: [],
  },
  {
    company: 'perahu-labs',
    title: 'QA engineer, Android',
    detail: `You test our Android app in the lab and with users in markets around Jakarta. Your results decide what has to be fixed before a release.

Tasks
- Develop and maintain automated tests for Android
- Carry out field tests with a panel of eight traders
- Document findings with screenshots and clear steps
- Agree priorities with the developers

Your profile
- Two or more years of experience in software testing, knowledge of test automation and good communication skills
- Experience in retail is a plus
- Once a quarter you travel to another island for three to five days`,
    skills: ['Software Testing', 'Test Automation', 'Android Development', 'User Research'],
    locations: ['Jakarta, Indonesia', 'Bandung, Indonesia'],
    employment_types: ['Full-time'],
    salary: { nominal: '1350.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 34,
    posted_days_ago: 27,
    remote: false,
    questions: [],
  },
  {
    company: 'perahu-labs',
    title: 'Social media and community manager',
    detail: `What you'll do
- Moderate around 200 user groups and answer questions
- Write posts in Bahasa Indonesia and produce two-minute tutorial videos with our users
- Organise the annual user meeting in Makassar with 600 participants
- Collect feedback and pass it on to product development

How we measure success
- Our main goal is that user questions receive a helpful answer within one hour
- Follower numbers are less important to us

What you bring
- Experience in community management, confident writing and basic video skills

Contract
- One-year contract with the option of extension
- Up to three days a week from home`,
    skills: [
      'Social Media Management',
      'Community Management',
      'Video Production',
      'Copywriting',
      'Bahasa Indonesia',
    ],
    locations: ['Jakarta, Indonesia', 'Surabaya, Indonesia'],
    employment_types: ['Contract'],
    salary: { nominal: '880.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 9,
    posted_days_ago: 23,
    remote: false,
    questions: [{ type: 'input', value: 'Link to an account or a post that you manage', required: true }],
  },
  {
    company: 'murwerke',
    title: 'Drinking water technician',
    detail: `You operate and maintain the water supply for 58,000 residents: four wells, nine reservoirs and 412 kilometres of pipes.

Your tasks
- Operate and maintain pumps, UV treatment and chlorination
- Take water samples and evaluate the results
- Locate and repair leaks, partly at night
- On-call duty one week in six, paid from the first hour

Your qualifications
- Training in plumbing, electrical engineering, chemistry or a related trade
- Driving licence class B
- Willingness to complete the water master certificate within two years, during working time

We offer
- Permanent position after six months, service vehicle, protective clothing, canteen, and 13th and 14th monthly salary

Application process
- The team reads all applications itself and invites suitable candidates to a visit of well no. 3 and an interview`,
    skills: ['Water Treatment', 'Plumbing', 'Machine Maintenance', 'Laboratory Work'],
    locations: ['Graz, Austria'],
    employment_types: ['Full-time'],
    salary: { nominal: '46800.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 31,
    posted_days_ago: 14,
    remote: false,
    questions: [],
  },
  {
    company: 'murwerke',
    title: 'Arborist, parks and street trees',
    detail: `Your tasks
- Inspect, prune and, where necessary, fell trees in parks and streets
- Work with climbing ropes and from lifting platforms
- Plant around 180 young trees a year and look after them
- Keep the tree register with about 11,000 entries up to date

Your profile
- Training as an arborist, forester or gardener
- You have a climbing certificate or would like to obtain one with us

Working with us
- You work in a crew of three with your own truck and chipper
- Outside emergencies we do not prune during the nesting season
- Contracts are permanent after six months`,
    skills: ['Arboriculture', 'Landscaping', 'Nature Conservation', 'Occupational Safety'],
    locations: ['Graz, Austria'],
    employment_types: ['Full-time'],
    salary: { nominal: '2950.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 55,
    posted_days_ago: 29,
    remote: false,
    questions: [],
  },
  {
    company: 'murwerke',
    title: 'GIS specialist',
    detail: `Our GIS contains all pipes, street lights, benches and trees in our area. You will maintain and develop this database and the applications around it.

Responsibilities
- Maintain spatial data in PostgreSQL and improve data quality
- Write Python tools for imports and checks
- Create maps and views for field teams on tablets
- Plan surveys together with the surveying team

Requirements
- Degree in geography, surveying or geoinformatics, or comparable experience
- Good knowledge of SQL and Python

Working time
- 30 to 40 hours a week, two days from home`,
    skills: ['GIS Mapping', 'PostgreSQL', 'Python', 'SQL', 'Surveying'],
    locations: ['Graz, Austria'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '49500.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 18,
    posted_days_ago: 4,
    remote: false,
    questions: [],
  },
  {
    company: 'murwerke',
    title: 'Electrician, street lighting',
    detail: `You look after 6,300 street lights in the north of Graz. We are currently converting the whole network to LED.

Your tasks
- Install and replace luminaires, cables and distribution boxes
- Carry out measurements and document them
- Repair faults and install the seasonal lighting in December

What you bring
- Completed apprenticeship in electrical installation, driving licence, no fear of heights
- First jobs after an apprenticeship are welcome

What you get
- Work in pairs, mainly in daylight, winter clothing, a heated vehicle, and the opportunity to train as a master electrician`,
    skills: ['Electrical Installation', 'Occupational Safety', 'Blueprint Reading'],
    locations: ['Graz, Austria'],
    employment_types: ['Full-time'],
    salary: { nominal: '3150.00', paid_period: 'Month' },
    experience_level: '1 - 2 years',
    deadline_in_days: 71,
    posted_days_ago: 38,
    remote: false,
    questions: [],
  },
  {
    company: 'murwerke',
    title: 'Swimming instructor, summer season',
    detail: `You teach children's swimming courses at the Andritz outdoor pool, Monday to Friday from 9 am to 1 pm, for fourteen weeks. Groups have a maximum of ten children. On request you can work additional hours in pool supervision in the afternoon.

Requirements
- An instructor's licence and a rescue badge
- If you do not have them yet, you can complete both free of charge in our spring course

What we offer
- Free pool entry for your family during the season, staff clothing and reduced prices in the pool café`,
    skills: ['Swimming Instruction', 'Sports Coaching', 'First Aid'],
    locations: ['Graz, Austria'],
    employment_types: ['Temporary', 'Part-time'],
    salary: { nominal: '18.40', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 2,
    posted_days_ago: 25,
    remote: false,
    questions: [],
  },
  {
    company: 'vellum-reed',
    title: 'Paralegal, property and leases',
    detail: `You support our property team with commercial leases for small businesses in Edinburgh. You will manage about 35 files together with a solicitor.

Key responsibilities
- Carry out searches and draft leases, reports on title and completion documents
- Keep clients informed; we call every client on Fridays
- Maintain files and deadlines

What we're looking for
- Two years of experience in property work
- Careful drafting and clear communication in plain English
- Interest in further training; we support the route to qualification as a solicitor

Working with us
- 35 hours a week in Leith with one or two days from home
- We work with fixed fees and do not use time recording`,
    skills: ['Paralegal Work', 'Contract Law', 'Property Management', 'Legal Research', 'Records Management'],
    locations: ['Edinburgh, United Kingdom'],
    employment_types: ['Full-time'],
    salary: { nominal: '33500.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 16,
    posted_days_ago: 6,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'Explain a break clause to the owner of a café in three sentences.',
        required: true,
      },
    ],
  },
  {
    company: 'vellum-reed',
    title: 'Bookkeeper for small firms',
    detail: `You look after 22 small business clients, from bookkeeping to VAT returns, and are their contact for questions about their figures.

Your work
- Record transactions and reconcile accounts
- File VAT and payroll returns
- Prepare monthly reports and point out unusual developments

You have
- Good knowledge of double-entry bookkeeping, VAT and at least one cloud accounting package, and a friendly way of explaining numbers
- Some clients still send paper receipts

Hours
- 24 hours a week, spread over three to five days
- January is our busiest month, and the office closes for two weeks in August`,
    skills: ['Bookkeeping', 'Accounting', 'Tax Preparation', 'Microsoft Excel', 'Customer Service'],
    locations: ['Edinburgh, United Kingdom', 'Glasgow, United Kingdom'],
    employment_types: ['Part-time'],
    salary: { nominal: '18.90', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 45,
    posted_days_ago: 30,
    remote: false,
    questions: [],
  },
  {
    company: 'vellum-reed',
    title: 'Employment solicitor',
    detail: `You advise small employers with three to forty staff on all questions of employment law.

What you'll do
- Draft contracts and policies
- Advise on disciplinary matters, settlements and restructuring
- Represent clients in four or five tribunal cases a year
- Lead our quarterly breakfast seminar for employers

Requirements
- Qualified solicitor in Scotland with around six years of experience
- Interest in mediation and practical solutions
- Confident presentation

Prospects
- Partnership is possible without a capital contribution`,
    skills: ['Employment Law', 'Contract Law', 'Mediation', 'Negotiation', 'Public Speaking'],
    locations: ['Edinburgh, United Kingdom'],
    employment_types: ['Full-time'],
    salary: { nominal: '68000.00', paid_period: 'Year' },
    experience_level: '6 - 8 years',
    deadline_in_days: 62,
    posted_days_ago: 13,
    remote: false,
    questions: [],
  },
  {
    company: 'vellum-reed',
    title: 'Data protection adviser, remote',
    detail: `We advise around ninety small organisations on data protection, including nurseries, gyms and breweries. You will carry out reviews by video call and support clients over the long term.

Your tasks
- Review processing activities and technical measures
- Write short action plans that start with the greatest risks
- Follow up after six months and answer questions in between

Your profile
- Several years of practical experience in data protection, with a legal or a technical background

Conditions
- 16 to 20 hours a week, remote, with free choice of hours between 8 am and 8 pm
- The whole team meets in Edinburgh two days a year
- Freelance work is also possible`,
    skills: ['Data Protection', 'Compliance', 'Information Security', 'Risk Management'],
    locations: ['Remote', 'Edinburgh, United Kingdom'],
    employment_types: ['Part-time', 'Freelance'],
    salary: { nominal: '38.00', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 28,
    posted_days_ago: 8,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value: 'A gym wants to keep its camera recordings for a year. What do you tell the owner?',
        required: true,
      },
      { type: 'input', value: 'How many hours a week would you like to work?', required: true },
    ],
  },
  {
    company: 'escuela-naranjo',
    title: 'Primary teacher, year 3, Spanish and English',
    detail: `You will be class teacher of 21 eight-year-olds. In the mornings there are two adults in the classroom, and the afternoons are reserved for projects.

Your responsibilities
- Teach maths and science in English, and language and arts in Spanish
- Plan projects with the year team
- Assess progress and hold meetings with parents

Requirements
- Degree in primary education
- English at level C1
- Valencian, or willingness to learn it

Conditions
- Permanent contract after one year, membership of the cooperative after two, a public pay scale and four hours of protected preparation time a week

Selection process
- An interview, a trial lesson and a short conversation with pupils`,
    skills: ['Primary Teaching', 'Classroom Management', 'Language Teaching', 'Spanish', 'English'],
    locations: ['Valencia, Spain'],
    employment_types: ['Full-time'],
    salary: { nominal: '2520.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 23,
    posted_days_ago: 9,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'Tell us about a lesson that went wrong and what you did next.',
        required: true,
      },
      { type: 'input', value: 'Languages you can teach in', required: true },
    ],
  },
  {
    company: 'escuela-naranjo',
    title: 'Spanish teacher for adults, evenings',
    detail: `You teach two groups of about ten adults at levels A2 and B1, on Tuesdays and Thursdays from 6 to 9:30 pm. The participants come from many different countries.

What we expect
- Experience in teaching Spanish to adults
- Interactive lessons; you can use our course book or your own materials
- A teaching degree is welcome but not essential

Pay and dates
- Paid per teaching hour plus half an hour of preparation
- There are three terms of twelve weeks a year
- Employment or freelance work is possible`,
    skills: ['Language Teaching', 'Adult Education', 'Spanish'],
    locations: ['Valencia, Spain'],
    employment_types: ['Part-time', 'Freelance'],
    salary: { nominal: '27.00', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 12,
    posted_days_ago: 20,
    remote: false,
    questions: [],
  },
  {
    company: 'escuela-naranjo',
    title: 'School social worker',
    detail: `You support 310 pupils, their families and 34 teachers and share an office with the school psychologist.

Tasks
- Advise children and families individually
- Cooperate with municipal services and accompany families to appointments
- Lead a weekly group for children of separated parents
- Advise teachers on difficult situations

Requirements
- Degree in social work or social education, experience with families and fluent Spanish
- Arabic, Romanian or Ukrainian is an advantage

Conditions
- 30 hours a week during the school year, free school holidays and supervision twice a month`,
    skills: ['Social Work', 'Counselling', 'Youth Work', 'Mediation', 'Spanish'],
    locations: ['Valencia, Spain'],
    employment_types: ['Part-time'],
    salary: { nominal: '1980.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 50,
    posted_days_ago: 32,
    remote: false,
    questions: [],
  },
  {
    company: 'escuela-naranjo',
    title: 'IT administrator, half-time',
    detail: `Your responsibilities
- Look after 140 tablets, 60 laptops, the server and the network
- Support 34 teachers and the office
- Extend the Wi-Fi to the sports hall
- Introduce regular restore tests for our backups
- Set up lending of devices to pupils

Your profile
- Good knowledge of Linux and networks, experience in user support and patience in explaining technical matters

Working time
- 20 hours a week, preferably in the mornings
- Larger projects take place in July, and the school is closed in August`,
    skills: ['Network Administration', 'Linux Administration', 'Technical Support', 'Information Security'],
    locations: ['Valencia, Spain'],
    employment_types: ['Part-time'],
    salary: { nominal: '1420.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 37,
    posted_days_ago: 3,
    remote: false,
    questions: [],
  },
  {
    company: 'larkmill',
    title: 'Embedded engineer, C++ and machine vision',
    detail: `Our sorting machines inspect 11,000 beans per second with four cameras. You will be responsible for the software from image acquisition to the control of the air valves, with a time budget of 1.8 milliseconds.

What you'll do
- Develop C++ software on embedded Linux
- Maintain firmware in C for the valve controllers
- Integrate near-infrared cameras into the next machine generation
- Measure timing and document results

What we're looking for
- Experience with real-time or embedded products in the field
- Confident use of an oscilloscope
- Maintainable code; our machines are used for twenty years

Pay and benefits
- Profit sharing, family health plan, 401(k) match, first shift only

Hiring process
- Interview, plant tour and a half-day working session with the team`,
    skills: ['C++', 'C', 'Embedded Systems', 'Firmware Development', 'Robotics'],
    locations: ['Minneapolis, United States'],
    employment_types: ['Full-time'],
    salary: { nominal: '121000.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 39,
    posted_days_ago: 1,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'What is the hardest timing bug you have found, and how did you find it?',
        required: true,
      },
    ],
  },
  {
    company: 'larkmill',
    title: 'TIG welder, stainless frames and hoppers',
    detail: `You weld stainless steel frames and hoppers for food machinery, mostly single units from prints, from 16 gauge to 1/4 inch.

Responsibilities
- Fit up and weld sheet and tube to food-grade standards
- Inspect and sign off your own work
- Keep your booth and equipment in good order

Requirements
- Several years of TIG experience with stainless steel, ability to read prints, current weld certificates

Schedule and workplace
- Monday to Friday, 6 am to 2:30 pm
- Overtime is voluntary
- Each booth has new fume extraction
- The interview includes a paid weld test of about one hour`,
    skills: ['TIG Welding', 'Welding', 'Sheet Metal Work', 'Blueprint Reading'],
    locations: ['Minneapolis, United States'],
    employment_types: ['Full-time'],
    salary: { nominal: '33.50', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 10,
    posted_days_ago: 11,
    remote: false,
    questions: [{ type: 'input', value: 'Current certificates, with dates', required: true }],
  },
  {
    company: 'larkmill',
    title: 'Mechanical engineer, SolidWorks',
    detail: `You design chutes, feeders and frames for sorting machines and take them from concept to the first installation at a customer, usually within nine months.

Responsibilities
- Model parts and assemblies in SolidWorks
- Build and test prototypes
- Coordinate with welders, machinists and suppliers
- Support commissioning at customers' sites

Qualifications
- Bachelor's degree in mechanical engineering
- Six or more years of experience in machine design, preferably for food or bulk goods
- Good understanding of manufacturing costs`,
    skills: ['Mechanical Engineering', 'SolidWorks', 'Product Design', '3D Printing'],
    locations: ['Minneapolis, United States'],
    employment_types: ['Full-time'],
    salary: { nominal: '98500.00', paid_period: 'Year' },
    experience_level: '6 - 8 years',
    deadline_in_days: 67,
    posted_days_ago: 34,
    remote: false,
    questions: [],
  },
  {
    company: 'larkmill',
    title: 'Quality lead, final inspection',
    detail: `Every machine passes a full test run before shipping, about 70 machines a year. You lead the final inspection with two inspectors and decide on release.

Key tasks
- Maintain test plans and checklists
- Analyse faults together with production and follow up corrective actions
- Evaluate field reports from customers
- Train inspectors

Your background
- Around ten years in manufacturing, including several in quality, and experience in leading a small team
- Knowledge of lean methods is welcome`,
    skills: ['Quality Management', 'Quality Control', 'Lean Manufacturing', 'Team Leadership'],
    locations: ['Minneapolis, United States'],
    employment_types: ['Full-time'],
    salary: { nominal: '87000.00', paid_period: 'Year' },
    experience_level: ' > 10 years',
    deadline_in_days: 75,
    posted_days_ago: 40,
    remote: false,
    questions: [],
  },
  {
    company: 'totara-flats',
    title: 'Orchard workers, apple harvest',
    detail: `We are hiring 40 people for our apple harvest, which lasts about fourteen weeks. You pick from the ground and from platforms and sort by colour and size. No experience is needed.

Working time and pay
- Four days on, two days off
- Pay is by the hour and does not depend on the number of bins

Accommodation
- Rooms for two or four people cost $110 a week, including transport to town
- Tools and work clothing are free; please bring a hat and sturdy shoes

How to apply
- Couples and groups of friends can apply together
- We support applications for seasonal work visas`,
    skills: ['Fruit Growing', 'Organic Farming', 'Tractor Operation'],
    locations: ['Christchurch, New Zealand'],
    employment_types: ['Temporary'],
    salary: { nominal: '27.40', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 42,
    posted_days_ago: 5,
    remote: false,
    questions: [
      { type: 'input', value: 'From when until when are you available?', required: true },
      { type: 'input', value: 'Would you like to share a room with someone in particular?', required: false },
    ],
  },
  {
    company: 'totara-flats',
    title: 'Beekeeper',
    detail: `You look after 400 hives together with our senior beekeeper Aroha. The hives move between cherry, apple, clover and mānuka sites during the season.

Your work
- Inspect colonies, rear queens and monitor varroa
- Move hives at night
- Extract and process honey for six weeks in summer

What you need
- At least two seasons of beekeeping experience
- No bee allergy
- A heavy vehicle licence, or willingness to obtain it at our expense

What we offer
- A full-time, year-round position with a two-bedroom cottage on the orchard`,
    skills: ['Beekeeping', 'Organic Farming', 'Truck Driving'],
    locations: ['Christchurch, New Zealand'],
    employment_types: ['Full-time'],
    salary: { nominal: '66000.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 25,
    posted_days_ago: 18,
    remote: false,
    questions: [],
  },
  {
    company: 'totara-flats',
    title: 'Farm shop manager',
    detail: `Our farm shop sells our own apples, cider and honey and selected products from the region, with annual sales of $780,000. You manage the shop and a team of four.

Responsibilities
- Choose the range and set prices
- Lead and schedule the team
- Manage stock, orders and the café corner
- Plan tastings and seasonal events

Requirements
- Experience in managing a shop, good knowledge of food and confident handling of key figures
- You work two weekends out of four`,
    skills: ['Store Management', 'Retail Sales', 'Visual Merchandising', 'Stock Control', 'Team Leadership'],
    locations: ['Christchurch, New Zealand'],
    employment_types: ['Full-time'],
    salary: { nominal: '72500.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 32,
    posted_days_ago: 22,
    remote: false,
    questions: [],
  },
  {
    company: 'hinoki-ink',
    title: 'Translator, Japanese to English',
    detail: `We publish two books and one exhibition catalogue a year on Japanese gardens and crafts, about 70,000 words in total, and are looking for one translator for all of them.

What we need
- Translation into idiomatic British or American English
- Questions to the authors where the original is unclear
- Two rounds of revision with our editor

What we provide
- Photographs and a contact person for each text, a credit on the title page and free choice of where you work
- As a sample we ask for one page, paid at the usual rate`,
    skills: ['Translation', 'Japanese', 'Copy Editing', 'Creative Writing'],
    locations: ['Kyoto, Japan', 'Remote'],
    employment_types: ['Freelance'],
    salary: { nominal: '34.00', paid_period: 'Hour' },
    experience_level: '4 - 6 years',
    deadline_in_days: 20,
    posted_days_ago: 7,
    remote: true,
    questions: [
      {
        type: 'textarea',
        value: 'How would you translate "wabi" in a caption of eight words, without a footnote?',
        required: true,
      },
    ],
  },
  {
    company: 'hinoki-ink',
    title: 'Bookbinder, three or four days a week',
    detail: `We bind editions of 80 to 600 copies in cloth and paper. You will fold, sew, round, back and case in books together with our master binder Matsuda-san. We also make boxes and repair books for private customers.

What you bring
- Some experience in bookbinding or a related craft
- Patience and precise manual skills
- Everyday Japanese, as training takes place in Japanese

What we offer
- Three or four days a week, agreed in advance
- Training by an experienced binder
- A shared lunch every day

The workshop is heated and close to the Kamo river.`,
    skills: ['Bookbinding', 'Printing', 'Japanese'],
    locations: ['Kyoto, Japan'],
    employment_types: ['Part-time'],
    salary: { nominal: '16.20', paid_period: 'Hour' },
    experience_level: '1 - 2 years',
    deadline_in_days: 46,
    posted_days_ago: 16,
    remote: false,
    questions: [],
  },
  {
    company: 'hinoki-ink',
    title: 'Book designer',
    detail: `You design ten to twelve titles a year, from format and typography to the cover.

Your tasks
- Develop grids and typography for Japanese and English texts
- Select papers and binding materials
- Prepare files for letterpress and offset printing
- Attend press checks

Your profile
- Several years of experience in book or editorial design
- Very good InDesign skills
- Japanese and English reading skills
- A portfolio with text-heavy publications

Working time
- Full-time, on four or five days a week
- Once a year the studio goes on a study trip`,
    skills: ['Graphic Design', 'Adobe InDesign', 'Printing', 'Illustration', 'Japanese'],
    locations: ['Kyoto, Japan'],
    employment_types: ['Full-time'],
    salary: { nominal: '39500.00', paid_period: 'Year' },
    experience_level: '4 - 6 years',
    deadline_in_days: 1,
    posted_days_ago: 24,
    remote: false,
    questions: [
      { type: 'input', value: 'Link to a book that you designed, or where we can see it', required: true },
    ],
  },
  {
    company: 'hinoki-ink',
    title: 'WordPress developer, web shop',
    detail: `Our web shop sells about a thousand books a year. It was built in 2016 and needs a technical overhaul.

Scope
- Update WordPress and PHP
- Reduce the number of plugins from eleven to three
- Improve loading times on mobile devices
- Set up international shipping rates

Conditions
- We estimate 120 to 160 hours within three months, followed by a few hours of maintenance a month
- Texts and images are ready
- Please apply in English or Japanese and tell us briefly which steps you would take first`,
    skills: ['WordPress', 'PHP', 'CSS', 'JavaScript', 'E-Commerce'],
    locations: ['Remote'],
    employment_types: ['Contract', 'Freelance'],
    salary: { nominal: '40.00', paid_period: 'Hour' },
    experience_level: '2 - 4 years',
    deadline_in_days: 7,
    posted_days_ago: 10,
    remote: true,
    questions: [],
  },
  {
    company: 'dassie-solar',
    title: 'Solar installer, crew leader',
    detail: `You lead a crew of four that installs solar and battery systems on about three roofs a week in and around Cape Town.

What you'll do
- Check the roof and distribution board before work starts
- Assign tasks and make sure that work at height is safe
- Connect and test systems and issue the certificate of compliance
- Explain the system to the customer

Requirements
- Qualified electrician with at least two years of solar experience
- Driving licence
- Experience in leading or training others

Benefits
- Medical aid, provident fund, tool allowance, paid training on rain days and an annual performance bonus
- Twice a year there is a project in the Karoo with four nights away, all expenses paid`,
    skills: ['Solar Panel Installation', 'Electrical Installation', 'Team Leadership', 'Occupational Safety'],
    locations: ['Cape Town, South Africa'],
    employment_types: ['Full-time'],
    salary: { nominal: '1680.00', paid_period: 'Month' },
    experience_level: '4 - 6 years',
    deadline_in_days: 28,
    posted_days_ago: 0,
    remote: false,
    questions: [
      {
        type: 'textarea',
        value: 'Describe a roof that you refused, or should have refused, and why.',
        required: true,
      },
      { type: 'input', value: 'Driving licence class and year', required: true },
    ],
  },
  {
    company: 'dassie-solar',
    title: 'Trainee solar installer',
    detail: `In 18 months you learn solar installation in one of our crews, from mounting panels to wiring under supervision. At the end you take the trade test, which we pay for.

You need
- Grade 12 with maths
- No fear of heights
- To be in Maitland at 7 am; taxi fares are covered

You get
- Boots, harness, your own toolbox and a personal mentor
- Women are especially encouraged to apply; five of our last eleven trainees were women`,
    skills: ['Solar Panel Installation', 'Electrical Installation', 'Occupational Safety'],
    locations: ['Cape Town, South Africa'],
    employment_types: ['Internship', 'Full-time'],
    salary: { nominal: '420.00', paid_period: 'Month' },
    experience_level: '1 - 2 years',
    deadline_in_days: 3,
    posted_days_ago: 21,
    remote: false,
    questions: [],
  },
  {
    company: 'dassie-solar',
    title: 'Energy adviser, homes and clinics',
    detail: `You advise private households, clinics and schools that are interested in solar power, with about six site visits a week. All enquiries come to us; there is no cold calling.

Your tasks
- Analyse electricity bills, roofs and consumption
- Prepare short, clear proposals
- Support customers until installation

Your profile
- Technical sales experience or a background in installation
- English and one other language of the Western Cape, own car (mileage paid)

Pay
- A fixed salary without commission`,
    skills: ['Key Account Management', 'Customer Service', 'Renewable Energy', 'Negotiation'],
    locations: ['Cape Town, South Africa'],
    employment_types: ['Full-time'],
    salary: { nominal: '1450.00', paid_period: 'Month' },
    experience_level: '2 - 4 years',
    deadline_in_days: 53,
    posted_days_ago: 36,
    remote: false,
    questions: [],
  },
  {
    company: 'dassie-solar',
    title: 'Data analyst, Python and SQL',
    detail: `You analyse production data from 2,300 solar systems, which report every five minutes to our PostgreSQL database.

- Produce the monthly performance report on our website
- Detect dirty, shaded or defective panels from their output curves
- Estimate yields for the planning team, including uncertainty

What you bring
- Two or more years of experience in data analysis with Python and SQL
- Knowledge of time series
- Clear charts for technical and non-technical readers

How we work
- Half-time or full-time, remote between UTC and UTC+4
- There is one team call on Mondays; everything else is coordinated in writing`,
    skills: ['Python', 'SQL', 'PostgreSQL', 'Data Analysis', 'Data Visualisation', 'Statistics'],
    locations: ['Cape Town, South Africa', 'Remote'],
    employment_types: ['Full-time', 'Part-time'],
    salary: { nominal: '24500.00', paid_period: 'Year' },
    experience_level: '2 - 4 years',
    deadline_in_days: 35,
    posted_days_ago: 12,
    remote: true,
    questions: [],
  },
]
