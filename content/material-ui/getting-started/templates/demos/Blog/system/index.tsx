import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ArticleCard } from './ArticleCard';
import { articles, topics } from './articles';

export default function Blog() {
  const [topic, setTopic] = useState<(typeof topics)[number]>('All');
  const [first, ...others] = articles.filter((each) => topic === 'All' || each.topic === topic);

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Container maxWidth="lg" sx={{ py: 4 }}>
        <Box component="header" sx={{ mb: 3 }}>
          <Typography variant="h3" component="h1">
            Crumb
          </Typography>
          <Typography color="text.secondary">Notes from a small bakery</Typography>
        </Box>
        <main>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            role="group"
            aria-label="Topics"
            sx={{ flexWrap: 'wrap', mb: 2 }}
          >
            {topics.map((name) => (
              <Chip
                key={name}
                label={name}
                color={name === topic ? 'primary' : 'default'}
                aria-pressed={name === topic}
                onClick={() => setTopic(name)}
              />
            ))}
          </Stack>
          <Grid container spacing={2}>
            {first && (
              <Grid size={12}>
                <ArticleCard article={first} featured />
              </Grid>
            )}
            {others.map((article) => (
              <Grid key={article.title} size={{ xs: 12, sm: 6 }}>
                <ArticleCard article={article} />
              </Grid>
            ))}
          </Grid>
        </main>
      </Container>
    </Box>
  );
}
