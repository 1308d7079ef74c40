import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function FerryTimes() {
  return (
    <Tabs defaultValue="island" className="ferry-times">
      <TabsList aria-label="Direction" className="ferry-times-list">
        <Tab value="island" className="ferry-times-tab">
          To the island
        </Tab>
        <Tab value="town" className="ferry-times-tab">
          To town
        </Tab>
      </TabsList>
      <TabPanel value="island">08:10, 11:40 and 16:20 from pier 2</TabPanel>
      <TabPanel value="town">09:30, 13:00 and 17:45 from the harbor</TabPanel>
    </Tabs>
  );
}
