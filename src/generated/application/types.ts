// Generated from schemas/ by npm run generate. Do not edit.
/**
 * The answers of "Application", step by step.
 */
export interface Application {
  basic: ApplicationBasic;
  academic: ApplicationAcademic;
  loan: ApplicationLoan;
}
/**
 * The answers of the step "Basic Information".
 */
export interface ApplicationBasic {
  /**
   * First name
   */
  firstName: string;
  /**
   * Surname
   */
  surname: string;
  /**
   * Date of birth
   */
  dateOfBirth: string;
  /**
   * Gender
   */
  gender: 'female' | 'male' | 'other';
  /**
   * Country of birth
   */
  placeOfBirthCountry:
    | 'Benin'
    | 'Burkina Faso'
    | 'Cameroon'
    | 'Cabo Verde'
    | 'Chad'
    | "Côte d'Ivoire"
    | 'Equatorial Guinea'
    | 'The Gambia'
    | 'Ghana'
    | 'Guinea'
    | 'Guinea-Bissau'
    | 'Liberia'
    | 'Mali'
    | 'Mauritania'
    | 'Niger'
    | 'Nigeria'
    | 'Senegal'
    | 'Sierra Leone'
    | 'Togo';
  /**
   * City of birth
   */
  placeOfBirthCity: string;
  /**
   * Street address
   */
  streetAddress?: string;
  /**
   * City or town you live in
   * Not listed? Choose the nearest place.
   */
  residenceCity:
    | 'Bakau'
    | 'Banjul'
    | 'Basse Santa Su'
    | 'Brikama'
    | 'Brufut'
    | 'Farafenni'
    | 'Janjanbureh'
    | 'Jufureh'
    | 'Kalagi'
    | 'Kanilai'
    | 'Kerewan'
    | 'Kololi'
    | 'Kuntaur'
    | 'Lamin (North Bank Division)'
    | 'Lamin (Western Division)'
    | 'Mansa Konko'
    | 'Nema Kunku'
    | 'Serekunda'
    | 'Soma'
    | 'Sukuta'
    | 'Tanji';
  /**
   * Region you live in
   */
  residenceRegion:
    | 'Banjul'
    | 'Kanifing Municipality'
    | 'West Coast Region'
    | 'Lower River Region'
    | 'North Bank Region'
    | 'Central River Region'
    | 'Upper River Region';
  /**
   * Ethnicity
   * This helps us reach every community. You can leave it blank.
   */
  ethnicity?: string;
  /**
   * Email address
   * For example name@example.com
   */
  email: string;
  /**
   * How did you hear about us?
   */
  hearAboutUs: 'Friend' | 'Through University of Gambia' | 'Internet Search' | 'Other';
}
/**
 * The answers of the step "Academic and Work Information".
 */
export interface ApplicationAcademic {
  /**
   * Highest level of education
   */
  highestEducation:
    | 'High School'
    | 'Vocational Training'
    | 'Undergraduate First Year Complete'
    | 'Undergraduate Second Year Complete'
    | 'Undergraduate Third Year Complete'
    | 'Undergraduate Complete';
  /**
   * Current school
   */
  currentSchool:
    'University of The Gambia' | 'Gambia College' | 'Management Development Institute' | "UTG Master's";
  /**
   * Student status
   */
  studentStatus: 'Full-time Student' | 'Part-time Student' | 'Not Enrolled';
  /**
   * MAT number
   * Or your GC number. Digits only: leave out any letters.
   */
  ID: string;
  /**
   * Major
   * Choose the closest subject. Trainee teachers: choose Education.
   */
  major:
    | 'Accounting'
    | 'Agriculture'
    | 'Banking and Finance'
    | 'Biology'
    | 'Chemistry'
    | 'Computer Science'
    | 'Development Studies'
    | 'Economics'
    | 'Education'
    | 'Engineering and Architecture'
    | 'English'
    | 'Environmental Sciences'
    | 'French'
    | 'Gender and Development'
    | 'Hospitality and Tourism Management'
    | 'Human Resource Management'
    | 'Information Systems'
    | 'Islamic Studies'
    | 'Journalism'
    | 'Law'
    | 'Management'
    | 'Marketing'
    | 'Mathematics'
    | 'Medicine'
    | 'Nursing'
    | 'Political Science'
    | 'Public Administration'
    | 'Public Health';
  /**
   * GPA
   * For example 3.25. If you have no GPA yet, enter 0.
   */
  GPA: string;
  /**
   * Expected career
   * Choose the closest one.
   */
  expectedCareer:
    | 'Agricultural Economist'
    | 'Agricultural Extension Officer'
    | 'Agronomist'
    | 'Animal Scientist'
    | 'Biologist'
    | 'Chemist'
    | 'Climate Change Specialist'
    | 'Environmental Scientist'
    | 'Farmer'
    | 'Fisheries Officer'
    | 'Food Technologist'
    | 'Forester'
    | 'Geologist'
    | 'Horticulturist'
    | 'Laboratory Technician'
    | 'Marine Biologist'
    | 'Meteorologist'
    | 'Physicist'
    | 'Soil Scientist'
    | 'Veterinarian'
    | 'Accountant'
    | 'Auditor'
    | 'Banker'
    | 'Business Analyst'
    | 'Customer Service Representative'
    | 'Economist'
    | 'Entrepreneur'
    | 'Financial Analyst'
    | 'Hotel Manager'
    | 'Human Resource Manager'
    | 'Import and Export Trader'
    | 'Insurance Agent'
    | 'Loan Officer'
    | 'Marketing Manager'
    | 'Operations Manager'
    | 'Procurement Officer'
    | 'Project Manager'
    | 'Sales Representative'
    | 'Tax Consultant'
    | 'Tour Operator'
    | 'Animator'
    | 'Content Creator'
    | 'Cybersecurity Analyst'
    | 'Data Analyst'
    | 'Data Scientist'
    | 'Database Administrator'
    | 'Digital Marketer'
    | 'Filmmaker'
    | 'Graphic Designer'
    | 'IT Support Technician'
    | 'Journalist'
    | 'Mobile App Developer'
    | 'Network Administrator'
    | 'News Editor'
    | 'Photographer'
    | 'Public Relations Officer'
    | 'Radio Presenter'
    | 'Software Developer'
    | 'Systems Analyst'
    | 'Web Developer'
    | 'Aeronautical Engineer'
    | 'Agricultural Engineer'
    | 'Architect'
    | 'Automotive Engineer'
    | 'Biomedical Engineer'
    | 'Chemical Engineer'
    | 'Civil Engineer'
    | 'Computer Engineer'
    | 'Construction Manager'
    | 'Electrical Engineer'
    | 'Electronics Engineer'
    | 'Land Surveyor'
    | 'Marine Engineer'
    | 'Mechanical Engineer'
    | 'Quantity Surveyor'
    | 'Renewable Energy Engineer'
    | 'Structural Engineer'
    | 'Telecommunications Engineer'
    | 'Urban Planner'
    | 'Water Resources Engineer'
    | 'Anaesthetist'
    | 'Community Health Nurse'
    | 'Dentist'
    | 'Dietitian'
    | 'Emergency Medical Technician'
    | 'Environmental Health Officer'
    | 'Epidemiologist'
    | 'Health Educator'
    | 'Health Records Officer'
    | 'Medical Doctor'
    | 'Medical Laboratory Scientist'
    | 'Mental Health Counsellor'
    | 'Midwife'
    | 'Nurse'
    | 'Optometrist'
    | 'Pharmacist'
    | 'Physiotherapist'
    | 'Public Health Officer'
    | 'Radiographer'
    | 'Surgeon'
    | 'Civil Servant'
    | 'Community Development Officer'
    | 'Customs Officer'
    | 'Diplomat'
    | 'Early Childhood Teacher'
    | 'Firefighter'
    | 'Immigration Officer'
    | 'Judge'
    | 'Lawyer'
    | 'Lecturer'
    | 'Librarian'
    | 'Military Officer'
    | 'NGO Programme Officer'
    | 'Police Officer'
    | 'Policy Analyst'
    | 'Primary School Teacher'
    | 'Religious Leader'
    | 'School Administrator'
    | 'Secondary School Teacher'
    | 'Social Worker';
  /**
   * Work status
   */
  workStatus: 'Working Full-Time' | 'Do not currently have a job' | 'Working Part-Time' | 'Other';
  /**
   * Earnings per month
   * For example 4500. If you earn nothing, enter 0.
   */
  earningsPerMonth: string;
  /**
   * Do you earn the same amount every month?
   * If you earn nothing, choose Yes.
   */
  earnSameAmount: 'Yes' | 'No';
  /**
   * Expected graduation month
   */
  expectedGradMonth?: string;
  /**
   * Expected graduation year
   */
  expectedGradYear?: string;
}
/**
 * The answers of the step "Loan Specifics".
 */
export interface ApplicationLoan {
  /**
   * How will the tuition advance help you with your future goals?
   * A few sentences are enough.
   */
  loanQuestion: string;
}
