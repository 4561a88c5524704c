import type { Role } from './role.ts'

export const retail: Record<string, Role> = {
  shopAssistant: {
    titles: {
      junior: ['Junior sales assistant', 'Shop assistant, training provided'],
      mid: ['Sales adviser', 'Sales adviser, customer service', 'Shop assistant'],
      senior: ['Department manager'],
    },
    previousTitles: ['Sales Assistant', 'Sales Adviser', 'Department Manager'],
    skills: [
      'Retail Sales',
      'Customer Service',
      'Cash Handling',
      'Stock Control',
      'Visual Merchandising',
      'Food Hygiene',
      'Photography',
    ],
    pay: 29_000,
    types: ['Part-time', 'Full-time', 'Part-time', 'Temporary'],
    workplaces: ['Store', 'Market', 'Outfitters'],
    education: [
      ['Retail', 'Vocational diploma'],
      ['Retail', 'Certificate'],
    ],
    experience: 'in retail sales',
    openers: {
      any: [
        '{company} is looking for a friendly sales assistant for its shop in {city}.',
        'In our shop in {city} good advice matters more than quick sales. We are looking for someone who likes talking to customers.',
        'Our sales team in {city} needs support. You will get a thorough introduction to our products.',
        'Do you enjoy contact with people and like presenting products well? We are hiring for our shop floor in {city}.',
        '{company} is growing, and we are looking for a new colleague in sales.',
      ],
      junior: [
        '{company} is looking for a sales assistant in {city}. You do not need experience; we will train you.',
      ],
      senior: [
        '{company} is looking for an experienced salesperson to lead a department in {city} and take responsibility for range and team.',
      ],
    },
    duties: {
      any: [
        'Advise customers and find suitable products',
        'Operate the till and handle returns',
        'Restock shelves and check prices and dates',
        'Design displays and shop windows',
        'Receive deliveries and check them against the order',
        'Prepare orders that customers collect or that we ship',
        'Keep the shop floor and stockroom tidy',
        'Answer enquiries by phone and email',
      ],
      junior: [
        'Learn the product range and the till with a mentor',
        'Restock goods and help with stocktaking',
        'Welcome customers and answer simple questions',
        'Price goods, tidy shelves and unpack deliveries',
      ],
      senior: [
        'Be responsible for the range, stock and sales of your department',
        'Plan rotas and train the sales team',
      ],
    },
    requirements: [
      'Friendly and open manner',
      'Confident handling of questions and complaints',
      'Interest in our products',
      'Reliability and accuracy at the till',
      'Willingness to work two Saturdays a month',
      'Good spoken communication; further languages are welcome',
    ],
    screeningQuestion: {
      value: 'A customer wants to return an item without a receipt. How do you react?',
      answers: [
        'I stay friendly, ask when it was bought and look for the payment in the system. If I cannot find it, I offer an exchange or ask my manager.',
        'I explain our rule and look for a fair solution, for example a voucher.',
        "I check whether the item is from our range and unused. Then I decide within the shop's policy.",
        'I listen first, then ask for a card statement as proof of purchase.',
      ],
    },
    introductions: [
      'Sales adviser with experience in fashion and outdoor equipment.',
      'Shop assistant, friendly and reliable at the till.',
      'Sales assistant with experience in food retail.',
      'Retail salesperson with an eye for displays.',
    ],
    bios: [
      'I have worked in retail for most of my career and like advising customers.',
      'I learn product ranges quickly and enjoy presenting goods well. Saturdays are fine for me.',
      'I am friendly, punctual and used to busy days before the holidays.',
    ],
    achievements: [
      'Advice and till in a shop with about 300 customers a day.',
      'Responsible for the cheese counter with sixty kinds.',
      'Designed the shop windows for each season.',
    ],
  },
  storeManager: {
    titles: {
      junior: ['Assistant store manager'],
      mid: ['Store manager', 'Branch manager', 'Store manager, small format'],
      senior: ['Area manager', 'Head of retail'],
    },
    previousTitles: ['Assistant Store Manager', 'Store Manager', 'Area Manager'],
    skills: [
      'Store Management',
      'Stock Control',
      'Team Leadership',
      'E-Commerce',
      'Shopify',
      'Procurement',
      'Budgeting',
      'Retail Sales',
    ],
    pay: 46_000,
    workplaces: ['Stores', 'Retail', 'Trading'],
    education: [
      ['Retail Management', 'Diploma'],
      ['Business Administration', 'Bachelor of Arts'],
    ],
    experience: 'in retail management',
    openers: {
      any: [
        '{company} is looking for a store manager in {city} who leads a team and takes responsibility for sales and stock.',
        'You will run one of our shops in {city} with a team of eight and have freedom in range and presentation.',
        'For our location in {city} we are looking for a manager who enjoys working on the shop floor as well as with figures.',
      ],
      junior: [
        '{company} is looking for an assistant manager in {city} who wants to take the next step in retail.',
      ],
      senior: [
        '{company} is looking for an experienced retail manager with responsibility for several locations in and around {city}.',
      ],
    },
    duties: {
      any: [
        'Lead, schedule and train the store team',
        'Monitor sales, margin and stock',
        'Order goods and plan promotions',
        'Ensure good service and handle complaints',
        'Manage cash, banking and daily reports',
        'Carry out stocktaking and reduce losses',
        'Recruit new team members',
      ],
      junior: [
        'Stand in for the store manager and open and close the shop',
        'Learn ordering, rota planning and reporting',
        'Check deliveries, prices and displays every morning',
        'Brief the team at the start of the shift',
      ],
      senior: [
        'Be responsible for several shops and their managers',
        'Develop range, pricing and retail standards',
      ],
    },
    qualification: 'Training in retail and experience in leading people',
    requirements: [
      'Good understanding of key retail figures',
      'Hands-on attitude on the shop floor',
      'Willingness to work some weekends',
      'Confident use of stock management systems',
    ],
    screeningQuestion: {
      value: 'Sales in your shop have fallen for three months. What do you look at?',
      answers: [
        'Customer count, average purchase and stock gaps. Then I talk to the team and to regular customers.',
        'I compare categories and hours with last year, check prices of competitors nearby and test two measures for four weeks.',
        'First whether it is fewer visitors or fewer purchases. For the first I look at windows and advertising, for the second at range and service.',
        'Staffing at peak times, availability of bestsellers and the condition of the shop.',
      ],
    },
    introductions: [
      'Store manager with experience in food and non-food retail.',
      'Branch manager, strong in rota planning and stock control.',
      'Retail manager with experience in opening new shops.',
    ],
    bios: [
      'I started as a sales assistant and became a store manager after five years. I like to work on the shop floor with my team.',
      'I know my figures and use them to plan range and rotas.',
      'Training people is the part of the job that I enjoy most.',
    ],
    achievements: [
      'Managed a shop with eleven employees and 1.4 million in annual sales.',
      'Opened two new branches, including recruitment and layout.',
      'Reduced stock losses from 2.3 to 1.1 percent.',
    ],
  },
  securityGuard: {
    titles: {
      junior: ['Security assistant, events'],
      mid: ['Security officer', 'Reception and security officer', 'Security officer, nights'],
      senior: ['Security team leader'],
    },
    previousTitles: ['Security Guard', 'Senior Security Guard', 'Head of Security'],
    skills: [
      'Security Guarding',
      'First Aid',
      'Customer Service',
      'Emergency Medical Care',
      'Occupational Safety',
      'Disaster Response',
    ],
    pay: 34_000,
    types: ['Full-time', 'Part-time', 'Temporary'],
    workplaces: ['Security', 'Safety Services', 'Rescue'],
    education: [
      ['Protection and Security', 'Certificate'],
      ['Emergency Care', 'Vocational diploma'],
    ],
    experience: 'in security services',
    openers: {
      any: [
        '{company} is looking for a security officer for its site in {city}.',
        'You will control access, carry out patrols and be a helpful contact for visitors and staff in {city}.',
      ],
      junior: [
        '{company} is looking for security staff in {city}. We pay for the licence course, so beginners are welcome.',
      ],
      senior: [
        '{company} is looking for an experienced security officer to lead its security team in {city}.',
      ],
    },
    duties: {
      any: [
        'Control access of people and vehicles',
        'Carry out patrols and check doors and alarms',
        'Monitor cameras and alarm systems',
        'Register visitors and issue passes',
        'Respond to incidents and call emergency services',
        'Write shift and incident reports',
      ],
      junior: [
        'Support access control at events and entrances',
        'Complete the security licence course with us',
        'Check tickets and passes and give directions',
        'Accompany experienced colleagues on patrols',
      ],
      senior: ['Plan shifts and brief the security team', 'Review security procedures and emergency drills'],
    },
    requirements: [
      'Valid security licence, or willingness to obtain it',
      'Calm and polite manner in conflicts',
      'Willingness to work shifts, nights and weekends',
      'First aid certificate',
    ],
    screeningQuestion: {
      value: 'A visitor without a pass insists on entering. What do you do?',
      answers: [
        'I stay polite, explain the rule and call the person they want to see. Without confirmation nobody gets in.',
        'I offer a seat, take the name and contact the host. If they become aggressive, I call my colleague.',
        'I do not argue. I repeat the rule, offer help and write a note in the log.',
        'I ask for identification, register the visitor and wait until someone collects them.',
      ],
    },
    introductions: [
      'Security officer for access control and patrols.',
      'Reception and security officer with languages.',
      'Security guard with first aid and fire safety training.',
    ],
    bios: [
      'I have worked at ports, offices and events. I stay calm and polite in difficult situations.',
      'I am used to night shifts and write clear reports.',
      'Prevention and good communication are the most important parts of this job for me.',
    ],
    achievements: [
      'Access control of a site with 600 employees and 150 visitors a day.',
      'Led evacuation drills twice a year.',
      'Head of shift at events with up to 5,000 visitors.',
    ],
  },
}
