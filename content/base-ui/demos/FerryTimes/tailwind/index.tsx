import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const list = 'mb-4 flex gap-4 border-b border-slate-300 dark:border-slate-600';

const tab = `
  cursor-pointer border-b-2 border-transparent py-2
  focus-visible:outline-2 focus-visible:outline-offset-2
  [&.base--selected]:border-current [&.base--selected]:font-semibold
`;

export default function FerryTimes() {
  return (
    <Tabs defaultValue="island" className="w-full max-w-80 font-[system-ui] text-base">
      <TabsList aria-label="Direction" className={list}>
        <Tab value="island" className={tab}>
          To the island
        </Tab>
        <Tab value="town" className={tab}>
          To town
        </Tab>
      </TabsList>
      <TabPanel value="island">08:10, 11:40 and 16:20 from pier 2</TabPanel>
      <TabPanel value="town">09:30, 13:00 and 17:45 from the harbor</TabPanel>
    </Tabs>
  );
}
